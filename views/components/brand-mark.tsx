import type { ReactNode } from 'react';
import { drawnName } from '../../data/business.ts';
import { brandPaths } from './drawings.ts';
import './brand-mark.css';

/**
 * The pointed arch with its light on the floor, and the name beside it: as a drawing, so that its face is there with the
 * first paint, where it is the name that was drawn. The document carries the drawing (`BrandDrawing`).
 */
export function BrandMark({ name }: { name: string }): ReactNode {
  const isDrawn = name === drawnName;
  return (
    <>
      <svg className="brand-mark" viewBox={`6 0 ${isDrawn ? 290 : 52} 80`} aria-hidden="true">
        <use href="#brand" />
      </svg>
      <span className={isDrawn ? 'visually-hidden' : undefined}>{name}</span>
    </>
  );
}

/** What `BrandMark` shows the whole of, or the mark alone. Only the server draws it: the browser's code goes without it. */
export function BrandDrawing(): ReactNode {
  return (
    <g id="brand">
      <g className="brand-mark__lines">
        <path d={brandPaths.arch} />
        <path className="brand-mark__gleam" d={brandPaths.gleam} />
      </g>
      <path d={brandPaths.name} />
    </g>
  );
}
