import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { LegalBlock, LegalSection } from '../../data/legal/section.ts';
import type { RichContact } from '../../data/paths.ts';
import { Fold } from '../components/disclosure.tsx';
import { PointList } from '../components/point-list.tsx';
import { RichText } from '../components/rich-text.tsx';
import { KeyFacts } from './key-facts.tsx';
import './legal-part.css';

interface LegalPartProps extends LegalSection {
  /** Opens what a phone folds. */
  more: string;
  isLater: boolean;
}

/** A numbered section: its first sentence says it, with its figures, and a phone folds the rest. */
export function LegalPart({ id, heading, blocks, more, isLater }: LegalPartProps): ReactNode {
  const shown = blocks.findIndex(({ kind }, index) => index > 0 && kind !== 'figures');
  const isFolded = shown > 0;
  return (
    <section
      className={clsx(
        'legal-part',
        isLater && 'later',
        blocks.some(({ kind }) => kind === 'figures') && 'legal-part--figures',
      )}
      aria-labelledby={id}
    >
      <h2 id={id} className="legal-part__heading title-m">
        {heading}
      </h2>
      <div className="legal-part__text stack">
        <Blocks blocks={isFolded ? blocks.slice(0, shown) : blocks} />
        {isFolded && (
          <Fold
            heading={
              <>
                {more}
                <span className="visually-hidden">{`: ${heading}`}</span>
              </>
            }
            level={3}
            // With room the rest follows from the words above it.
            // biome-ignore lint/complexity/noUselessFragments: nothing at all is what stands there
            wideHead={<></>}
          >
            <div className="stack">
              <Blocks blocks={blocks.slice(shown)} />
            </div>
          </Fold>
        )}
      </div>
    </section>
  );
}

function Blocks({ blocks }: { blocks: readonly LegalBlock[] }): ReactNode {
  return blocks.map((block, index) => {
    // The text never changes while it is shown.
    // biome-ignore-start lint/suspicious/noArrayIndexKey: see above
    if (block.kind === 'list') return <PointList key={index} items={block.items} />;
    if (block.kind === 'figures')
      return <KeyFacts key={index} facts={block.facts} className="legal-part__figures" />;
    return (
      <p key={index} className={clsx(blocks[index + 1]?.kind === 'list' && 'legal-part__lead')}>
        <ContactText text={block.text} />
      </p>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  });
}

/** Running text with its links, those that call or write to us too. */
function ContactText({ text }: { text: RichContact }): ReactNode {
  if (typeof text === 'string') return text;
  return text.map((piece) => {
    if (typeof piece === 'string') return piece;
    if ('to' in piece) return <RichText key={piece.text} text={[piece]} />;
    return (
      <a key={piece.text} href={piece.href}>
        {piece.text}
      </a>
    );
  });
}
