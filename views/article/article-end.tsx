import type { ReactNode } from 'react';
import { articlePage } from '../../data/pages/article.ts';
import { ArticleCard } from '../blog/article-card.tsx';
import { Band } from '../components/band.tsx';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { HeadingWithLink } from '../components/heading-with-link.tsx';
import type { PageProps } from '../site/page-contents.ts';

/** After the text: what to read next, and the way to ask. */
export function ArticleEnd({ content: { more, closing } }: PageProps<'article'>): ReactNode {
  const { related, category, callToAction } = articlePage;
  return (
    <>
      <Band labelledBy="read-next" className="later no-print">
        <HeadingWithLink id="read-next" heading={related.heading} link={category.all} />
        <ul className="slabs slabs--3">
          {more.map((article, place) => (
            <li key={article.slug}>
              <ArticleCard
                article={article}
                phone={place === 0 ? 'slab' : 'row'}
                sizes="(min-width: 48rem) 30vw"
              />
            </li>
          ))}
        </ul>
      </Band>
      <ClosingThreshold {...callToAction} picture={closing.picture} />
    </>
  );
}
