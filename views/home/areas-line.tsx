import type { ReactNode } from 'react';
import type { HomePage } from '../../data/pages/home.ts';
import type { PictureId } from '../../data/pictures.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { PageContents } from '../site/page-contents.ts';
import { PicturedBand } from './pictured-band.tsx';
import './areas-line.css';

export interface AreasLineProps {
  words: HomePage['areas'];
  /** Of the city. */
  picture: PictureId;
  areas: PageContents['home']['areas'];
}

/** The city as it is laid into a floor, and the twelve names in columns, each a way to its entry. */
export function AreasLine({ words, picture, areas }: AreasLineProps): ReactNode {
  const { heading, text, all } = words;
  return (
    <PicturedBand picture={picture} ground="limestone" labelledBy="areas" className="areas-line">
      <div className="stack">
        <h2 id="areas">{heading}</h2>
        <p className="soft">{text}</p>
        <ArrowLink to={all.to}>{all.text}</ArrowLink>
      </div>
      <ul className="areas-line__names">
        {areas.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink to={`/service-areas#${slug}`} className="areas-line__link quiet-link">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </PicturedBand>
  );
}
