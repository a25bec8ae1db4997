import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { StripSwatch } from '../components/strip-swatch.tsx';
import { listedTextureSizes } from '../pictures/swatch-strip.ts';
import type { PageProps, ShownStone, StoneFigure } from '../site/page-contents.ts';
import './stone-library.css';

/** The ten stones that a service handles, as slabs of their textures; each opens to what is known of it. */
export function StoneLibrary({ content }: PageProps<'service'>): ReactNode {
  const { stonesHeading, stonesLede, stones, strip, commonFigures } = content;
  return (
    <Band ground="limestone" labelledBy="stones">
      <SectionHeading id="stones" heading={stonesHeading} lede={stonesLede} arrangement="row" />
      <ul className="stone-library slabs">
        {stones.map((stone, place) => (
          <li key={stone.swatch}>
            <details>
              <summary>
                <StripSwatch
                  id={stone.swatch}
                  strip={strip}
                  place={place}
                  sizes={listedTextureSizes}
                  className="stone-library__texture"
                />
                <h3 className="stone-library__name">{stone.name}</h3>
              </summary>
              <Facts stone={stone} />
            </details>
          </li>
        ))}
      </ul>
      {commonFigures && <p className="note">{commonFigures}</p>}
    </Band>
  );
}

function Facts({ stone: { origin, note, figures } }: { stone: ShownStone }): ReactNode {
  return (
    <div className="stone-library__facts stack stack--xs small">
      <p>{note}</p>
      <p className="soft">{origin}</p>
      {figures.length > 0 && <p>{`${sentence(figures)}.`}</p>}
    </div>
  );
}

function sentence(figures: readonly StoneFigure[]): string {
  return figures.map(({ label, value }) => `${label}: ${value}`).join('. ');
}
