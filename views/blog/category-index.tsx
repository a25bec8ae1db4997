import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SiteLink } from '../navigation/site-link.tsx';
import type { CategoryEntry } from '../site/page-contents.ts';
import './category-index.css';

/** Categories as slabs, and with what each is about where there is room: on a phone in the one that ends the list across it. */
export function CategoryIndex({ categories }: { categories: readonly CategoryEntry[] }): ReactNode {
  return (
    <ul className="category-index slabs">
      {categories.map(({ slug, name, description }, index) => (
        <li key={slug} className="category-index__category stack stack--xs">
          <SiteLink to={`/blog/category/${slug}`} className="category-index__link quiet-link card-link">
            {name}
          </SiteLink>
          <p className={clsx('note', !(index % 2 === 0 && index === categories.length - 1) && 'no-phone')}>
            {description}
          </p>
        </li>
      ))}
    </ul>
  );
}
