import { clsx } from 'clsx';
import { createElement, type ReactNode } from 'react';
import './icon.css';

/** The elements of a drawing within its `<svg>`, as the files of lucide hold them. */
export type IconDrawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

export interface IconProps {
  /** The default export of one file of lucide's, so that a page carries the drawings it shows. */
  of: IconDrawing;
  className?: string | undefined;
}

/** A line icon in the size and colour of the text. The words beside it carry the meaning. */
export function Icon({ of: drawing, className }: IconProps): ReactNode {
  return createElement(
    'svg',
    { className: clsx('icon', className), viewBox: '0 0 24 24', 'aria-hidden': true },
    ...drawing.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
