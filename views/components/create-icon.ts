import { createElement, type ReactNode } from 'react';

/** The elements of a drawing within its `<svg>`. */
export type IconDrawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/**
 * What the bundles put in place of lucide-react's own `createLucideIcon`: the same line drawing without its run-time
 * options, whose code is 3 KB, and without the attributes that icon.css sets for all of them at once.
 */
export function createIcon(drawing: IconDrawing): (props: { className: string }) => ReactNode {
  // biome-ignore lint/correctness/noComponentHookFactories: called once a drawing, when its module is loaded
  return function DrawnIcon({ className }) {
    return createElement(
      'svg',
      { className, viewBox: '0 0 24 24', 'aria-hidden': true },
      ...drawing.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
