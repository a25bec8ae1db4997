import type { ReactNode } from 'react';
import { articlePage } from '../../data/pages/article.ts';
import { guidesPage } from '../../data/pages/guides.ts';
import { ArticleBody } from '../article/article-body.tsx';
import { ArticleHeader } from '../article/article-header.tsx';
import { ArticleOffers } from '../article/article-offers.tsx';
import { MarginOffer } from '../article/margin-offer.tsx';
import { Contents } from '../components/contents.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PrintedLine } from '../components/printed-line.tsx';
import { GuideEnd } from '../guides/guide-end.tsx';
import type { PageProps } from '../site/page-contents.ts';

/** One case from end to end: the text, its questions, the two services whose work it is, and the other guides. */
export function GuidePage({ content }: PageProps<'guide'>): ReactNode {
  const { guide } = content;
  const headings = guide.body.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, heading: block.text }] : [],
  );
  return (
    <>
      <article>
        <ArticleHeader article={guide} />
        <div className="long-text container columns columns--far">
          <Contents heading={guidesPage.contents} entries={headings}>
            <MarginOffer services={content.services} />
          </Contents>
          <ArticleBody blocks={guide.body} />
        </div>
        <LateStyles />
        <ArticleOffers heading={guidesPage.services} services={content.services} />
      </article>
      <PrintedLine text={articlePage.printed} />
      <GuideEnd content={content} />
    </>
  );
}
