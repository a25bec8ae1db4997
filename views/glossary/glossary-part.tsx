import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { GlossaryTerm } from '../../data/glossary.ts';
import { Band } from '../components/band.tsx';
import { Picture } from '../components/picture.tsx';
import { Swatch } from '../components/swatch.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { PageContents } from '../site/page-contents.ts';
import './glossary-part.css';

/** The stone that each part is laid in; the picture of the work is of green marble. */
const grounds = { floor: 'limestone', measure: 'plaster', work: 'verde', quote: 'limestone' } as const;

/** One part, each of another shape: `glossary-part.css` has them by its id. */
export function GlossaryPart({ part }: { part: PageContents['glossary']['parts'][number] }): ReactNode {
  const { id, heading, text, picture, caption, terms } = part;
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
      <figure className="glossary__figure no-print">
        <Picture id={picture} sizes={phoneWide} className="glossary__picture" />
        <figcaption className="note">{caption}</figcaption>
      </figure>
      <dl className="glossary__terms">
        {terms.map((term) => (
          <GlossaryEntry key={term.id} {...term} />
        ))}
      </dl>
    </Band>
  );
}

function GlossaryEntry(props: GlossaryTerm): ReactNode {
  const { id, term, gloss, figure, samples, isMirrored, meaning } = props;
  return (
    <div id={id} className="glossary__entry">
      <dt className="glossary__term">
        {term}
        <span className="soft">{gloss}</span>
      </dt>
      {figure && (
        <dd className="glossary__value">
          {`${figure[0]} `}
          <small>{figure[1]}</small>
        </dd>
      )}
      {samples && (
        <dd className="glossary__samples note">
          {samples.map(({ id, name, swatch }) => (
            <span key={id} className="glossary__sample">
              <Swatch id={swatch} sizes="80px" />
              {isMirrored && <Swatch id={swatch} sizes="80px" className="glossary__mirrored" />}
              {name}
            </span>
          ))}
        </dd>
      )}
      <dd>{meaning}</dd>
    </div>
  );
}
