import type { ReactNode } from 'react';
import { blogPage } from '../../data/pages/blog.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import type { CategoryLink } from '../site/page-contents.ts';
import './category-chips.css';

/** The categories of the blog by name, to press. */
export function CategoryChips({ categories }: { categories: readonly CategoryLink[] }): ReactNode {
  return (
    <nav aria-label={blogPage.categories}>
      <ul className="category-chips">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink to={`/blog/category/${slug}`} className="category-chips__chip">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
