import type { ReactNode } from 'react';
import { articlePage } from '../../data/pages/article.ts';
import { ArticleCard } from '../blog/article-card.tsx';
import { Band } from '../components/band.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { HeadingWithLink } from '../components/heading-with-link.tsx';
import type { PageProps } from '../site/page-contents.ts';

/** After the text: what to read next, and the way to ask. */
export function ArticleEnd({ content: { more } }: PageProps<'article'>): ReactNode {
  const { related, category, callToAction } = articlePage;
  return (
    <>
      <Band labelledBy="read-next" className="later no-print">
        <HeadingWithLink id="read-next" heading={related.heading} link={category.all} />
        <ul className="slabs slabs--3">
          {more.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} sizes="(min-width: 48rem) 30vw, 170px" />
            </li>
          ))}
        </ul>
      </Band>
      <CallToAction {...callToAction} />
    </>
  );
}
