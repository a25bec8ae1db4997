import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Article } from '../../data/articles/article.ts';
import { fillIn } from '../../data/fill-in.ts';
import { articlePage } from '../../data/pages/article.ts';
import type { PictureId } from '../../data/pictures.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { CalendarDate } from '../components/calendar-date.tsx';
import { Picture } from '../components/picture.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { edgeToEdge } from '../pictures/edge-to-edge.ts';
import type { CategoryLink } from '../site/page-contents.ts';
import { useBusiness } from '../site/site-context.tsx';
import './article-header.css';

export interface ArticleHeaderProps {
  article: Pick<Article, 'title' | 'excerpt' | 'published' | 'modified' | 'picture'> &
    Partial<Pick<Article, 'short'>>;
  /** Of an article of the blog. */
  category?: CategoryLink;
  /** Minutes. */
  readTime?: number;
}

/** How a long text opens: subject, title, what it says in a sentence, who wrote it when, and its picture across the page. */
export function ArticleHeader({ article, category, readTime }: ArticleHeaderProps): ReactNode {
  const { name } = useBusiness();
  const { published, modified, author, inShort } = articlePage;
  return (
    <header className="article-header spread">
      <div className="article-header__words">
        <Breadcrumb />
        {category && (
          <SiteLink to={`/blog/category/${category.slug}`} className="article-header__category">
            {category.name}
          </SiteLink>
        )}
        <h1 className="article-header__title">{article.title}</h1>
        <div className="article-header__rest stack">
          <p className="lede">
            {article.short ? (
              <>
                <b>{inShort}</b> {article.short}
              </>
            ) : (
              article.excerpt
            )}
          </p>
          <ul className="article-header__facts">
            <li>{fillIn(author, { business: name })}</li>
            <li>
              <CalendarDate words={published} date={article.published} />
            </li>
            {article.modified !== article.published && (
              <li>
                <CalendarDate words={modified} date={article.modified} />
              </li>
            )}
            {readTime && <li>{fillIn(articlePage.readTime, { minutes: readTime })}</li>}
          </ul>
        </div>
      </div>
      <Picture
        id={article.picture}
        sizes={`(min-width: 62rem) 56vw, ${edgeToEdge}`}
        priority
        sheen
        className={clsx('article-header__picture', `article-header__picture--${placeOf(article.picture)}`)}
      />
    </header>
  );
}

/** What of a picture stays where its box is lower or narrower than itself. */
function placeOf(picture: PictureId): 'floor' | 'middle' | 'foot' | 'seam' {
  if (picture === 'marble-and-granite') return 'seam';
  // Still lifes: what lies in them is taller than a strip.
  if (picture.startsWith('still-')) return 'foot';
  // Their subject stands above the floor, or runs far back.
  return ['gallery-05', 'gallery-09', 'service-kitchen'].includes(picture) ? 'middle' : 'floor';
}
