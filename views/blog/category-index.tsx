import type { ReactNode } from 'react';
import type { CategorySlug } from '../../data/articles/slugs.ts';
import { fillIn } from '../../data/fill-in.ts';
import { blogPage } from '../../data/pages/blog.ts';
import type { SwatchId } from '../../data/stones/stone.ts';
import { Swatch } from '../components/swatch.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { CategoryEntry } from '../site/page-contents.ts';
import './category-index.css';

/** Categories as slabs of stone, with what each is about and how much there is to read. */
export function CategoryIndex({ categories }: { categories: readonly CategoryEntry[] }): ReactNode {
  const { count: many, countOne } = blogPage.categories;
  return (
    <ul className="category-index slabs">
      {categories.map(({ slug, name, description, count }) => (
        <li key={slug} className="category-index__category">
          <Swatch
            id={categorySwatches[slug]}
            sizes="(min-width: 62rem) 320px, 96px"
            className="category-index__swatch"
          />
          <div className="category-index__words">
            <h3>
              <SiteLink to={`/blog/category/${slug}`} className="quiet-link card-link">
                {name}
              </SiteLink>
            </h3>
            <p className="note">{description}</p>
            <p className="category-index__count">{count === 1 ? countOne : fillIn(many, { count })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The texture that stands for each category. All are among those that the header shows, so every page knows them. */
const categorySwatches: Readonly<Record<CategorySlug, SwatchId>> = {
  'marble-polishing': 'makrana',
  'italian-marble': 'calacatta',
  'granite-polishing': 'tan-brown',
  maintenance: 'kota-blue',
  pricing: 'terrazzo-white',
};
