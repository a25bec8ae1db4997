import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { Picture } from '../components/picture.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { PageContents } from '../site/page-contents.ts';
import './glossary-part.css';

/** The stone that each part is laid in; the picture of the work is of green marble. */
const grounds = { floor: 'limestone', measure: 'plaster', work: 'verde', quote: 'limestone' } as const;

/** One part, each of another shape: `glossary-part.css` has them by its id. */
export function GlossaryPart({ part }: { part: PageContents['glossary']['parts'][number] }): ReactNode {
  const { id, heading, text, picture, terms } = part;
  const ground = grounds[id];
  return (
    <Band
      ground={ground}
      labelledBy={id}
      className={clsx('glossary', ground === 'verde' && 'band--inverse')}
      inner={`glossary__part glossary__part--${id}`}
    >
      <header className="stack">
        <h2 id={id}>{heading}</h2>
        <p className="soft">{text}</p>
      </header>
      <Picture id={picture} alt="" sizes={phoneWide} className="glossary__picture no-print" />
      <dl className="glossary__terms">
        {terms.map(({ id, term, gloss, figure, meaning }) => (
          <div key={id} id={id} className="glossary__entry">
            <dt className="glossary__term">
              {term}
              <span className="soft">{gloss}</span>
            </dt>
            {figure && (
              <dd className="glossary__figure">
                {`${figure[0]} `}
                <small>{figure[1]}</small>
              </dd>
            )}
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
