import type { ReactNode } from 'react';
import { articlePage } from '../../data/pages/article.ts';
import { ArticleBody } from '../article/article-body.tsx';
import { ArticleContents } from '../article/article-contents.tsx';
import { ArticleEnd } from '../article/article-end.tsx';
import { ArticleHeader } from '../article/article-header.tsx';
import { ArticleOffers } from '../article/article-offers.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { PrintedLine } from '../components/printed-line.tsx';
import type { PageProps } from '../site/page-contents.ts';

/** An article as a page of a magazine: opening, contents, text with a margin, and what follows from it. */
export function ArticlePage({ content }: PageProps<'article'>): ReactNode {
  const { article, category, readTime, services } = content;
  return (
    <>
      <article>
        <ArticleHeader article={article} category={category} readTime={readTime} />
        <LateStyles />
        <div className="long-text">
          <ArticleContents heading={articlePage.contents} body={article.body} services={services} />
          <ArticleBody blocks={article.body} />
        </div>
        <ArticleOffers heading={articlePage.service.heading} services={services} />
      </article>
      <PrintedLine text={articlePage.printed} />
      <ArticleEnd content={content} />
    </>
  );
}
