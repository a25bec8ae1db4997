import type { ReactNode } from 'react';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { Band } from '../components/band.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { StoneCard } from '../components/stone-card.tsx';
import { Swatch } from '../components/swatch.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { ServicePageContent, ShownStone, StoneFigure } from '../site/page-contents.ts';
import './stone-library.css';

export interface StoneLibraryProps {
  content: Pick<ServicePageContent, 'stonesHeading' | 'stonesLede' | 'stones' | 'commonFigures'>;
}

/**
 * The ten stones that a service handles. Where every one has a texture of its own they stand as cards; where they are
 * kinds and finishes of a few colours, each colour is shown once, with all that share it below.
 */
export function StoneLibrary({ content }: StoneLibraryProps): ReactNode {
  const { stonesHeading, stonesLede, stones, commonFigures } = content;
  const colours = [...new Set(stones.map(({ swatch }) => swatch))];
  return (
    <Band ground="limestone" labelledBy="stones">
      <div className="container">
        <SectionHeading id="stones" heading={stonesHeading} lede={stonesLede} arrangement="row" />
        {commonFigures.length > 0 && (
          <div className="stone-library__common">
            <p>{serviceDetailPage.stones.common}:</p>
            <Figures figures={commonFigures} />
          </div>
        )}
        {colours.length < stones.length / 2 + 1 ? (
          <ul className={`stone-library slabs stone-library--${colours.length}`}>
            {colours.map((colour) => (
              <li key={colour} className="stone-library__colour">
                <Swatch
                  id={colour}
                  sizes={`(min-width: 68rem) 27rem, ${phoneWide}`}
                  className="stone-library__texture"
                />
                <ul className="stone-library__kinds">
                  {stones
                    .filter(({ swatch }) => swatch === colour)
                    .map((stone) => (
                      <li key={stone.id}>
                        <Kind stone={stone} />
                      </li>
                    ))}
                </ul>
              </li>
            ))}
          </ul>
        ) : (
          <ul className="stone-library slabs stone-library--cards">
            {stones.map((stone) => (
              <li key={stone.id}>
                <StoneCard stone={stone} note={stone.note}>
                  <Figures figures={stone.figures} />
                </StoneCard>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Band>
  );
}

/** One of the stones that look alike: its texture stands above. */
function Kind({ stone }: { stone: ShownStone }): ReactNode {
  return (
    <>
      <h3>{stone.name}</h3>
      <p className="small">{stone.note}</p>
      <Figures figures={stone.figures} />
    </>
  );
}

function Figures({ figures }: { figures: readonly StoneFigure[] }): ReactNode {
  if (figures.length === 0) return null;
  return (
    <dl className="stone-library__figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
