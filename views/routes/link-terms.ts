import type { ArticleBlock } from '../../data/articles/article.ts';
import { glossary } from '../../data/glossary.ts';
import type { Rich, RichLink } from '../../data/paths.ts';

type TermId = (typeof glossary)[number]['id'];

/** How the words of the glossary that a reader may not know look in running text. */
const words: readonly (readonly [TermId, RegExp])[] = [
  ['lippage', /\blippage\b/i],
  ['poultice', /\bpoultices?\b/i],
  ['crystallisation', /\bcrystallisation\b/i],
  ['book-matched', /\bbook-matched\b/i],
  ['gloss-unit', /\bgloss units?\b/i],
  ['mohs', /\bMohs\b/],
  ['metal-bond', /\bmetal[- ]bond\b/i],
  ['tin-oxide', /\b(?:tin|cerium) oxide\b/i],
  ['penetrating-sealer', /\bpenetrating sealer\b/i],
  ['slurry', /\bslurry\b/i],
  ['hone', /\bhon(?:e|ed|ing)\b/i],
];

/**
 * Makes a function that turns the first use of a word of the trade into a link to the glossary, with its gloss, over as
 * many texts as it is given, and for `most` words in all. Links that a text has already stay as they are.
 */
export function createTermLinker(most: number): (text: Rich) => Rich {
  const linked = new Set<TermId>();

  function linkIn(piece: string | RichLink): readonly (string | RichLink)[] {
    if (typeof piece !== 'string' || linked.size >= most) return [piece];
    const found = words
      .filter(([id]) => !linked.has(id))
      .map(([id, pattern]) => ({ id, match: pattern.exec(piece) }))
      .filter(({ match }) => match !== null)
      .sort((a, b) => (a.match?.index ?? 0) - (b.match?.index ?? 0))[0];
    if (!found?.match) return [piece];
    const { id, match } = found;
    linked.add(id);
    const [text] = match;
    const after = piece.slice(match.index + text.length);
    return [
      piece.slice(0, match.index),
      { text, to: `/glossary#${id}` },
      ...linkIn(isGlossed(id, after) ? ` (${glossOf(id)})${after}` : after),
    ];
  }

  return (text) => {
    const pieces = (typeof text === 'string' ? [text] : text).flatMap(linkIn);
    return pieces.length === 1 && typeof pieces[0] === 'string'
      ? pieces[0]
      : pieces.filter((piece) => piece !== '');
  };
}

/** Things, which take their gloss in brackets; after a name or a number it would part what belongs together. */
const glossed: readonly TermId[] = ['lippage', 'poultice', 'crystallisation', 'penetrating-sealer', 'slurry'];

/** Not where the sentence goes on to say it. */
function isGlossed(id: TermId, after: string): boolean {
  return glossed.includes(id) && !/^(?: is| are| fluids|,| \(|:|$)/.test(after);
}

function glossOf(id: TermId): string {
  return glossary.find((term) => term.id === id)?.gloss ?? '';
}

/** The body of an article or a guide with its first words of the trade linked. */
export function withTerms(blocks: readonly ArticleBlock[]): readonly ArticleBlock[] {
  const link = createTermLinker(3);
  return blocks.map((block) => {
    switch (block.kind) {
      case 'paragraph':
      case 'note':
        return { ...block, text: link(block.text) };
      case 'list':
        return { ...block, items: block.items.map(link) };
      case 'points':
      case 'steps':
        return { ...block, items: block.items.map((step) => ({ ...step, text: link(step.text) })) };
      default:
        return block;
    }
  });
}
