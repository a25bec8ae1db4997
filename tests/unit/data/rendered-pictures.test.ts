import { afterEach, expect, test, vi } from 'vitest';
import { galleryItems } from '../../../data/gallery.ts';
import { pictureAlts } from '../../../data/pictures.ts';
import { altOf } from '../../../data/rendered-pictures.ts';
import { type RenderedPages, renderedPages } from '../../harness/rendered-pages.ts';

/** Every word the site has for it. */
const rendered = /\b(?:rendered|rendering|illustrat\w*|imagined|as drawn)\b/i;

afterEach(() => {
  vi.doUnmock('../../../data/pictures.ts');
  vi.resetModules();
});

/** The site when some of its pictures are photographs. */
async function pagesWithPhotographs(isPhotograph: (id: string) => boolean): Promise<RenderedPages> {
  vi.resetModules();
  const entries = Object.entries(pictureAlts).map(([id, alt]) => [
    id,
    isPhotograph(id) ? { photograph: altOf(id as keyof typeof pictureAlts) } : alt,
  ]);
  vi.doMock('../../../data/pictures.ts', () => ({ pictureAlts: Object.fromEntries(entries) }));
  return (await import('../../harness/rendered-pages.ts')).renderedPages();
}

/** Each sentence of a page that calls a picture rendered, with its address. */
function sentencesOf({ texts, graphs }: RenderedPages): string[] {
  return [...texts].flatMap(([path, text]) =>
    `${text}. ${graphs.get(path) ?? ''}`
      .split(/(?<=[.!?]["']?) |","/)
      .filter((sentence) => rendered.test(sentence))
      .map((sentence) => `${path}: ${sentence}`),
  );
}

test('every page says that its pictures are rendered as long as one is', () => {
  for (const [path, text] of renderedPages().texts) expect(text, path).toMatch(rendered);
});

test('once all pictures are photographs no page, no structured data and no file says rendered', async () => {
  const pages = await pagesWithPhotographs(() => true);
  expect(sentencesOf(pages)).toEqual([]);
  expect(pages.documents.get('/gallery')).toContain(altOf('gallery-08'));
});

test('a picture that becomes a photograph loses its mark, and the others keep theirs', async () => {
  const [one, other] = galleryItems;
  if (!one || !other) throw new Error('The gallery is empty');
  const pages = await pagesWithPhotographs((id) => id === one.picture);
  const gallery = pages.texts.get('/gallery') ?? '';
  const captionOf = (title: string): string =>
    gallery.slice(gallery.indexOf(title)).split('Enlarge')[0] ?? '';
  expect(captionOf(other.title)).toMatch(rendered);
  expect(captionOf(one.title)).not.toMatch(rendered);
  // What the words for all pictures said for these.
  expect(gallery).toContain('Both pictures are rendered.');
  expect(pages.texts.get('/')).toMatch(/the floor is relaid\. A\srendered illustration\./);
  expect(JSON.parse(pages.graphs.get('/gallery') ?? '{}')['@graph'][0].image[0].creditText).not.toMatch(
    rendered,
  );
  expect(
    sentencesOf(pages).filter((sentence) => /\bAll pictures are\b|\bThese are\b/.test(sentence)),
  ).toEqual([]);
});
