import type { ReactNode } from 'react';
import type { SitePath } from '../../data/paths.ts';
import type { SwatchId } from '../../data/stones/stone.ts';
import { StripSwatch } from '../components/strip-swatch.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { type SwatchStrip, swatchesOf } from '../pictures/swatch-strip.ts';
import './index-column.css';

export interface IndexEntry {
  path: SitePath;
  label: string;
  /** The stone beside it. */
  swatch?: SwatchId | undefined;
}

export interface IndexColumnProps {
  /** The page that the others stand below. */
  parent: { path: SitePath; label: string };
  entries: readonly IndexEntry[];
  /** The file that holds their stones. */
  strip: SwatchStrip;
}

/** A page of the site and those below it. */
export function IndexColumn({ parent, entries, strip }: IndexColumnProps): ReactNode {
  return (
    <section className="index-column">
      <h2 className="index-column__heading">
        <SiteLink to={parent.path} className="index-column__parent">
          {parent.label}
        </SiteLink>
      </h2>
      <ul className="index-column__list">
        {entries.map(({ path, label, swatch }) => (
          <li key={path}>
            <SiteLink to={path} className="index-column__link">
              {swatch && (
                <StripSwatch
                  id={swatch}
                  strip={strip}
                  place={swatchesOf(strip).indexOf(swatch)}
                  sizes="32px"
                  className="index-column__swatch"
                />
              )}
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
