import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { CategoryEntry } from '../site/page-contents.ts';
import './category-index.css';

/** Categories as slabs, with what each is about where there is room; by name, two in a row, on a phone. */
export function CategoryIndex({ categories }: { categories: readonly CategoryEntry[] }): ReactNode {
  return (
    <ul className="category-index slabs">
      {categories.map(({ slug, name, description }) => (
        <li key={slug} className="category-index__category">
          <SiteLink to={`/blog/category/${slug}`} className="category-index__link quiet-link card-link">
            {name}
          </SiteLink>
          <Icon of={ArrowRight} className="no-phone" />
          <p className="soft no-phone">{description}</p>
        </li>
      ))}
    </ul>
  );
}
