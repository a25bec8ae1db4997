import type { ReactNode } from 'react';
import { readTime as minutes } from '../../data/articles/read-time.ts';
import { fillIn } from '../../data/fill-in.ts';
import { articlePage } from '../../data/pages/article.ts';
import { ArticleBody } from '../article/article-body.tsx';
import { ArticleEnd } from '../article/article-end.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { CalendarDate } from '../components/calendar-date.tsx';
import { Contents } from '../components/contents.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { Picture } from '../components/picture.tsx';
import { PrintedLine } from '../components/printed-line.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { edgeToEdge } from '../pictures/edge-to-edge.ts';
import type { ArticleContent, PageContents } from '../site/page-contents.ts';
import { useBusiness } from '../site/site-context.tsx';
import './article-page.css';

export interface ArticlePageProps {
  content: PageContents['article'];
}

/** An article as a page of a magazine: opening, contents in the margin, text, and what follows from it. */
export function ArticlePage({ content }: ArticlePageProps): ReactNode {
  const { body } = content.article;
  const headings = body.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, heading: block.text }] : [],
  );
  return (
    <>
      <article>
        <ArticleHeader content={content} />
        <div className="long-text container columns columns--4-8 columns--far">
          <Contents
            heading={articlePage.contents}
            entries={headings}
            className="long-text__contents sticky"
          />
          <ArticleBody blocks={body} />
        </div>
      </article>
      <PrintedLine text={articlePage.printed} />
      <LateStyles />
      <ArticleEnd content={content} />
    </>
  );
}

interface ArticleHeaderProps {
  content: ArticleContent;
}

/** How an article opens: subject, title, what it says in a sentence, who wrote it when, and its picture across the page. */
function ArticleHeader({ content }: ArticleHeaderProps): ReactNode {
  const { article, category, readTime } = content;
  const { name } = useBusiness();
  const { published, modified, author } = articlePage;
  return (
    <header className="article-header">
      <div className="article-header__words container">
        <Breadcrumb />
        <SiteLink to={`/blog/category/${category.slug}`} className="article-header__category">
          {category.name}
        </SiteLink>
        <h1 className="article-header__title">{article.title}</h1>
        <div className="article-header__rest columns columns--near columns--8-4 columns--end">
          <p className="lede">{article.excerpt}</p>
          <ul className="article-header__facts">
            <li>{fillIn(author, { business: name })}</li>
            <Dated words={published} date={article.published} />
            {article.modified !== article.published && <Dated words={modified} date={article.modified} />}
            <li>{fillIn(minutes, { minutes: readTime })}</li>
          </ul>
        </div>
      </div>
      <Picture id={article.picture} sizes={edgeToEdge} priority sheen className="article-header__picture" />
    </header>
  );
}

/** `{date}` in the words becomes the day. */
function Dated({ words, date }: { words: string; date: string }): ReactNode {
  const [before, after] = words.split('{date}');
  return (
    <li>
      {before}
      <CalendarDate date={date} />
      {after}
    </li>
  );
}
