import type { ReactNode } from 'react';
import { blogPage } from '../../data/pages/blog.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import type { CategoryLink } from '../site/page-contents.ts';
import './category-links.css';

/** The categories of the blog by name. */
export function CategoryLinks({ categories }: { categories: readonly CategoryLink[] }): ReactNode {
  return (
    <nav aria-label={blogPage.categories}>
      <ul className="category-links">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink to={`/blog/category/${slug}`}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
