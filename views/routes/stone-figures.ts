import { fillIn } from '../../data/fill-in.ts';
import { figureWords as words } from '../../data/stones/figure-words.ts';
import type { Stone } from '../../data/stones/stone.ts';

export interface StoneFigure {
  label: string;
  value: string;
}

/** As many of ten as make a figure the rule and the others its exceptions. */
const enough = 8;

/** Hardness, what lemon juice does, and how often it is sealed again. */
export function figuresOf({
  hardness,
  acid,
  resealMonths,
}: Pick<Stone, 'hardness' | 'acid' | 'resealMonths'>): readonly StoneFigure[] {
  const months = resealMonths?.join('–') ?? '';
  return [
    { label: words.hardness, value: hardness.replace('-', '–') },
    { label: words.acid, value: words.acidResponse[acid] },
    { label: words.reseal, value: months ? fillIn(words.resealEvery, { months }) : words.resealNever },
  ];
}

/**
 * The figures that eight or more of ten stones share, and for each stone what it has otherwise than that rule.
 */
export function commonAndOwnFigures(all: readonly (readonly StoneFigure[])[]): {
  common: readonly StoneFigure[];
  own: readonly (readonly StoneFigure[])[];
} {
  const shared = (figure: StoneFigure): number => all.filter((figures) => isAmong(figures, figure)).length;
  const common = all
    .flat()
    .filter((figure, index, flat) => flat.findIndex((other) => isSame(other, figure)) === index)
    .filter((figure) => shared(figure) >= enough);
  return { common, own: all.map((figures) => figures.filter((figure) => !isAmong(common, figure))) };
}

function isAmong(figures: readonly StoneFigure[], figure: StoneFigure): boolean {
  return figures.some((other) => isSame(other, figure));
}

function isSame(one: StoneFigure, other: StoneFigure): boolean {
  return one.label === other.label && one.value === other.value;
}
