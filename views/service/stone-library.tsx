import type { ReactNode } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import { Band } from '../components/band.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { StoneCard } from '../components/stone-card.tsx';
import { Swatch } from '../components/swatch.tsx';
import type { ServicePageContent, ShownStone } from '../routes/service-routes.ts';
import './stone-library.css';

export interface StoneLibraryProps {
  content: Pick<ServicePageContent, 'stonesHeading' | 'stonesLede' | 'stones'>;
}

/**
 * The ten stones that a service handles. Where every one has a texture of its own they stand as cards; where they are
 * finishes of a few colours, the colours are shown large and the ten follow as a list.
 */
export function StoneLibrary({ content }: StoneLibraryProps): ReactNode {
  const { stonesHeading, stonesLede, stones } = content;
  const colours = firstOfEachTexture(stones);
  const isFewColours = colours.length < stones.length / 2 + 1;
  return (
    <Band ground="limestone" labelledBy="stones">
      <div className="container">
        <SectionHeading id="stones" heading={stonesHeading} lede={stonesLede} arrangement="row" />
        {isFewColours && <ColourStrip colours={colours} />}
        <ul
          className={`stone-library slabs ${isFewColours ? 'stone-library--list' : 'stone-library--cards'}`}
        >
          {stones.map((stone) => (
            <li key={stone.id}>
              <StoneCard stone={stone} note={stone.note} className="stone-library__card">
                <StoneFigures stone={stone} />
              </StoneCard>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

/** The textures at the size of a slab. */
function ColourStrip({ colours }: { colours: readonly ShownStone[] }): ReactNode {
  return (
    <ul className="stone-library__strip">
      {colours.map(({ swatch, name }) => (
        <li key={swatch} className="stone-library__colour">
          <Swatch id={swatch} sizes="(min-width: 48rem) 25vw, 50vw" className="stone-library__texture" />
          <span className="display">{name}</span>
        </li>
      ))}
    </ul>
  );
}

function StoneFigures({ stone }: { stone: ShownStone }): ReactNode {
  const { stones: words } = serviceDetailPage;
  const { hardness, acid, resealMonths } = stone;
  const months = resealMonths?.join('–') ?? '';
  return (
    <dl className="stone-library__figures">
      <div>
        <dt>{words.hardness}</dt> <dd>{hardness.replace('-', '–')}</dd>
      </div>
      <div>
        <dt>{words.acid}</dt> <dd>{words.acidResponse[acid]}</dd>
      </div>
      <div>
        <dt>{words.reseal}</dt> <dd>{months ? fillIn(words.resealEvery, { months }) : words.resealNever}</dd>
      </div>
    </dl>
  );
}

function firstOfEachTexture(stones: readonly ShownStone[]): readonly ShownStone[] {
  return stones.filter(({ swatch }, index) => stones.findIndex((stone) => stone.swatch === swatch) === index);
}
