import type { ReactNode } from 'react';
import { articlePage } from '../../data/pages/article.ts';
import { ArticleBody } from '../article/article-body.tsx';
import { ArticleEnd } from '../article/article-end.tsx';
import { ArticleHeader } from '../article/article-header.tsx';
import { ArticleOffers } from '../article/article-offers.tsx';
import { MarginOffer } from '../article/margin-offer.tsx';
import { Contents } from '../components/contents.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PrintedLine } from '../components/printed-line.tsx';
import type { PageProps } from '../site/page-contents.ts';

/** An article as a page of a magazine: opening, contents in the margin, text, and what follows from it. */
export function ArticlePage({ content }: PageProps<'article'>): ReactNode {
  const { body } = content.article;
  const headings = body.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, heading: block.text }] : [],
  );
  return (
    <>
      <article>
        <ArticleHeader article={content.article} category={content.category} readTime={content.readTime} />
        <div className="long-text container columns columns--far">
          <Contents heading={articlePage.contents} entries={headings}>
            <MarginOffer services={content.services} />
          </Contents>
          <ArticleBody blocks={body} />
        </div>
        <LateStyles />
        <ArticleOffers heading={articlePage.service.heading} services={content.services} />
      </article>
      <PrintedLine text={articlePage.printed} />
      <ArticleEnd content={content} />
    </>
  );
}
