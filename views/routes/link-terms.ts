import type { ArticleBlock } from '../../data/articles/article.ts';
import type { glossary } from '../../data/glossary.ts';
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
 * Makes a function that turns the first use of a word of the trade into a link to the glossary, over as many texts as it
 * is given, and for `most` words in all. Links that a text has already stay as they are.
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
    const rest = linkIn(piece.slice(match.index + text.length));
    return [piece.slice(0, match.index), { text, to: `/glossary#${id}` }, ...rest];
  }

  return (text) => {
    const pieces = (typeof text === 'string' ? [text] : text).flatMap(linkIn);
    return pieces.length === 1 && typeof pieces[0] === 'string'
      ? pieces[0]
      : pieces.filter((piece) => piece !== '');
  };
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
      case 'steps':
        return { ...block, items: block.items.map((step) => ({ ...step, text: link(step.text) })) };
      default:
        return block;
    }
  });
}
