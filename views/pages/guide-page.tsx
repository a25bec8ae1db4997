import type { ReactNode } from 'react';
import { articlePage } from '../../data/pages/article.ts';
import { guidesPage } from '../../data/pages/guides.ts';
import { ArticleBody } from '../article/article-body.tsx';
import { ArticleContents } from '../article/article-contents.tsx';
import { ArticleHeader } from '../article/article-header.tsx';
import { ArticleOffers } from '../article/article-offers.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PrintedLine } from '../components/printed-line.tsx';
import { GuideEnd } from '../guides/guide-end.tsx';
import type { PageProps } from '../site/page-contents.ts';

/** One case from end to end: the text, its questions, the two services whose work it is, and the other guides. */
export function GuidePage({ content }: PageProps<'guide'>): ReactNode {
  const { guide, services } = content;
  return (
    <>
      <article>
        <ArticleHeader article={guide} />
        <LateStyles />
        <div className="long-text">
          <ArticleContents heading={guidesPage.contents} body={guide.body} services={services} />
          <ArticleBody blocks={guide.body} />
        </div>
        <ArticleOffers heading={guidesPage.services} services={services} />
      </article>
      <PrintedLine text={articlePage.printed} />
      <GuideEnd content={content} />
    </>
  );
}
