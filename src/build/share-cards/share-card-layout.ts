import type { ReactNode } from 'react';
import { shareCardText } from '../../../data/share-cards.ts';
import { brandPaths } from '../../../views/components/brand-paths.ts';
import type { ShareCardContent } from './share-card-content.ts';

/** What link previews ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Where the picture stands: a doorway on the lower edge. In pixels. */
export const doorway = { left: 692, top: 70, width: 448, height: 560 } as const;

/** The words keep clear of the edges, which some previews trim, and of the doorway. */
const column = { width: 584, height: 502, marginLeft: 68, marginTop: 68 } as const;

/** An element as satori reads it: React's shape, without React. */
interface Box {
  type: string;
  props: Record<string, unknown>;
}

/** The card's words and mark, laid out for satori; the ground is transparent and the picture comes behind. */
export function shareCardLayout(
  { section, title, detail }: ShareCardContent,
  colour: (name: string) => string,
): ReactNode {
  const text = { fontFamily: 'Anek Latin', fontWeight: 400 };
  const card = box({ ...cardSize, display: 'flex' }, [
    box({ ...column, display: 'flex', flexDirection: 'column' }, [
      section
        ? box({ ...text, fontWeight: 600, fontSize: 30, color: colour('accent'), marginBottom: 20 }, section)
        : null,
      box(
        {
          fontFamily: 'Marcellus',
          fontSize: titleSize(title),
          lineHeight: 1.14,
          color: colour('ink'),
          textWrap: 'balance',
        },
        title,
      ),
      detail
        ? box({ ...text, fontSize: 36, lineHeight: 1.3, color: colour('ink-soft'), marginTop: 26 }, detail)
        : null,
      box({ ...text, display: 'flex', alignItems: 'center', marginTop: 'auto', color: colour('action') }, [
        mark(colour('action')),
        box({ fontSize: 28, marginLeft: 18 }, shareCardText.brandLine),
      ]),
    ]),
  ]);
  return card as unknown as ReactNode;
}

/** Long titles are set smaller, so that every one keeps to four lines. */
function titleSize(title: string): number {
  if (title.length <= 28) return 76;
  return title.length <= 40 ? 68 : 60;
}

function mark(colour: string): Box {
  const paths = [brandPaths.arch, brandPaths.gleam];
  return {
    type: 'svg',
    props: {
      viewBox: '0 0 32 40',
      width: 48,
      height: 60,
      fill: 'none',
      children: paths.map((d) => ({
        type: 'path',
        props: { d, stroke: colour, strokeWidth: 2, strokeLinejoin: 'round' },
      })),
    },
  };
}

function box(style: Record<string, unknown>, children: string | readonly (Box | null)[]): Box {
  return { type: 'div', props: { style, children } };
}
