import type { ReactNode } from 'react';
import { articlePage } from '../../data/pages/article.ts';
import { ArticleCard } from '../blog/article-card.tsx';
import { HeadingWithLink } from '../blog/heading-with-link.tsx';
import { ServiceOffer } from '../blog/service-offer.tsx';
import { StoneBoard } from '../blog/stone-board.tsx';
import { Band } from '../components/band.tsx';
import type { PageProps } from '../site/page-contents.ts';
import './article-end.css';

/** After the text: the service that does what it describes, with its stones, and what to read next. */
export function ArticleEnd({ content: { service, stones, more } }: PageProps<'article'>): ReactNode {
  const { service: words, related, category } = articlePage;
  return (
    <>
      <Band
        ground="limestone"
        labelledBy="service"
        className="no-print"
        inner="article-service columns columns--5-7"
      >
        <div className="stack stack--xl">
          <h2 id="service">{words.heading}</h2>
          <StoneBoard stones={stones} sizes="(min-width: 62rem) 170px, 110px" />
        </div>
        <div className="slabs">
          <ServiceOffer service={service} />
        </div>
      </Band>
      <Band labelledBy="read-next" className="no-print">
        <HeadingWithLink id="read-next" heading={related.heading} link={category.all} />
        <ul className="slabs slabs--3">
          {more.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} arrangement="fold" sizes="(min-width: 48rem) 30vw, 170px" />
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}
