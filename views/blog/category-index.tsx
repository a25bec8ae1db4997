import type { ReactNode } from 'react';
import { SiteLink } from '../navigation/site-link.tsx';
import type { CategoryEntry } from '../site/page-contents.ts';
import './category-index.css';

/** Categories by name, and with what each is about where there is room. */
export function CategoryIndex({ categories }: { categories: readonly CategoryEntry[] }): ReactNode {
  return (
    <ul className="category-index">
      {categories.map(({ slug, name, description }) => (
        <li key={slug}>
          <SiteLink to={`/blog/category/${slug}`} className="category-index__link">
            {name}
          </SiteLink>
          <p className="note no-phone">{description}</p>
        </li>
      ))}
    </ul>
  );
}
