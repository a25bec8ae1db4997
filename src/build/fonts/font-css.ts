import { type FallbackFont, type FontFamily, rareCharacters } from './font-families.ts';
import type { FontMetrics } from './font-metrics.ts';

/** A family whose files have their URLs. */
export interface HostedFamily {
  family: FontFamily;
  metrics: FontMetrics;
  /** Mean width of a character at the weight of strong words, 600, where the family has it. */
  boldAdvance: number;
  textUrl: string;
  rareUrl: string;
}

export interface FontCss {
  /**
   * The `@font-face` rules of all families and their matched fallbacks, and one custom property a family with the list
   * to give to `font-family`.
   */
  main: string;
  /** The `@font-face` rules for characters that no page shows by itself. */
  rare: string;
}

export function fontCss(hosted: readonly HostedFamily[]): FontCss {
  const rules = hosted.flatMap((host) => [ownFace(host), ...fallbackFaces(host)]);
  const properties = hosted.map(({ family }) => `${family.property}:${familyList(family)}`);
  return {
    main: `${rules.join('')}:root{${properties.join(';')}}`,
    rare: hosted.map(rareFace).join(''),
  };
}

/*
 * What few lines of text need is a family of its own, which browsers look at when the first has no such letter. Under the
 * first's name they would set up every file of it for every size, and a stand-in for each that is not here.
 */
const rareName = ({ name }: FontFamily): string => `${name} Rare`;

function ownFace({ family, textUrl }: HostedFamily): string {
  return fontFace({ ...ownDescriptors(family, family.name), src: `url(${textUrl})` });
}

function rareFace({ family, rareUrl }: HostedFamily): string {
  return fontFace({
    ...ownDescriptors(family, rareName(family)),
    src: `url(${rareUrl})`,
    'unicode-range': rareRange(family),
  });
}

function ownDescriptors({ weight }: FontFamily, name: string): Record<string, string> {
  return {
    'font-family': quoted(name),
    'font-weight': weight,
    // A late swap would wrap lines anew and move the page.
    'font-display': 'optional',
  };
}

/**
 * The rare characters of a family as `unicode-range` names them, as few ranges as its shown characters allow. All
 * families have the same signs, so the second range costs a page nothing once compressed.
 */
function rareRange(family: FontFamily): string {
  const codesOf = (text: string): number[] => [...text].map((character) => character.codePointAt(0) ?? 0);
  const shown = codesOf(family.characters);
  const ranges: [number, number][] = [];
  for (const code of codesOf(rareCharacters(family)).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && !shown.some((other) => last[1] < other && other < code)) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}

/**
 * Each fallback takes as much room as the family: `size-adjust` brings it to the same average width, the overrides
 * to the same line. Browsers apply the overrides to the adjusted size, hence the division.
 */
function fallbackFaces({ family, metrics, boldAdvance }: HostedFamily): string[] {
  return family.fallbacks.flatMap((fallback) =>
    fallback.faces.map(({ weight, localNames, averageAdvance }) => {
      const scale = (weight ? boldAdvance : metrics.averageAdvance) / averageAdvance;
      return fontFace({
        'font-family': quoted(fallbackName(family, fallback)),
        src: localNames.map((name) => `local(${quoted(name)})`).join(),
        'size-adjust': percent(scale),
        'ascent-override': percent(metrics.ascent / scale),
        'descent-override': percent(metrics.descent / scale),
        'line-gap-override': percent(metrics.lineGap / scale),
        ...(weight && { 'font-weight': String(weight) }),
      });
    }),
  );
}

function familyList(family: FontFamily): string {
  const names = [
    family.name,
    rareName(family),
    ...family.fallbacks.map((fallback) => fallbackName(family, fallback)),
  ];
  return [...names.map(quoted), family.generic].join();
}

const fallbackName = (family: FontFamily, fallback: FallbackFont): string =>
  `${family.name} ${fallback.label}`;
const quoted = (name: string): string => `"${name}"`;
const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

function fontFace(descriptors: Record<string, string>): string {
  const body = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${body.join(';')}}`;
}
