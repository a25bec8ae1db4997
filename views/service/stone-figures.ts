import { fillIn } from '../../data/fill-in.ts';
import { serviceDetailPage } from '../../data/pages/service-detail.ts';
import type { ShownStone } from '../routes/service-routes.ts';

export interface StoneFigure {
  label: string;
  value: string;
}

/** As many of ten as make a figure the rule and the others its exceptions. */
const enough = 8;

const words = serviceDetailPage.stones;

/** Hardness, what lemon juice does, and how often it is sealed again. */
export function figuresOf({ hardness, acid, resealMonths }: ShownStone): readonly StoneFigure[] {
  const months = resealMonths?.join('–') ?? '';
  return [
    { label: words.hardness, value: hardness.replace('-', '–') },
    { label: words.acid, value: words.acidResponse[acid] },
    { label: words.reseal, value: months ? fillIn(words.resealEvery, { months }) : words.resealNever },
  ];
}

/** The figures that eight or more of the ten share. */
export function commonFigures(stones: readonly ShownStone[]): readonly StoneFigure[] {
  const all = stones.map(figuresOf);
  const shared = (figure: StoneFigure): number => all.filter((figures) => isAmong(figures, figure)).length;
  return all
    .flat()
    .filter((figure, index, flat) => flat.findIndex((other) => isSame(other, figure)) === index)
    .filter((figure) => shared(figure) >= enough);
}

/** What a stone has otherwise than the rule. */
export function ownFigures(stone: ShownStone, common: readonly StoneFigure[]): readonly StoneFigure[] {
  return figuresOf(stone).filter((figure) => !isAmong(common, figure));
}

function isAmong(figures: readonly StoneFigure[], figure: StoneFigure): boolean {
  return figures.some((other) => isSame(other, figure));
}

function isSame(one: StoneFigure, other: StoneFigure): boolean {
  return one.label === other.label && one.value === other.value;
}
