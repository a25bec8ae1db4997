import type { ReactNode } from 'react';
import type { ArticleBlock } from '../../data/articles/article.ts';
import { fromPrice } from '../../data/price-line.ts';
import type { ServiceSummary } from '../../data/services/service.ts';
import { Contents } from '../components/contents.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import './article-contents.css';

export interface ArticleContentsProps {
  heading: string;
  body: readonly ArticleBlock[];
  services: readonly ServiceSummary[];
}

/** The parts of a long text as links; in the margin below their heading the work that it is about, with its price. */
export function ArticleContents({ heading, body, services }: ArticleContentsProps): ReactNode {
  const entries = body.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, heading: block.text }] : [],
  );
  return (
    <div className="article-contents spread">
      <Contents heading={heading} entries={entries} className="article-contents__list" />
      <div className="article-contents__offers stack stack--xs small no-print">
        {services.map(({ slug, name }) => (
          <p key={slug}>
            <SiteLink to={`/services/${slug}`}>{name}</SiteLink>
            {` ${fromPrice(slug)}`}
          </p>
        ))}
      </div>
    </div>
  );
}
