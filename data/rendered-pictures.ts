import { type Photograph, type PictureId, pictureAlts } from './pictures.ts';

const allPictures = Object.keys(pictureAlts) as PictureId[];

export type RenderedShare = 'all' | 'some' | 'none';

/** What a picture shows, for who cannot see it. */
export function altOf(id: PictureId): string {
  const entry = entryOf(id);
  return typeof entry === 'string' ? entry : entry.photograph;
}

/** Whether it is an illustration and no photograph. */
export function isRendered(id: PictureId): boolean {
  return typeof entryOf(id) === 'string';
}

/** The sentence that fits these pictures; none where all are photographs. */
export function renderedNote(
  ids: readonly PictureId[],
  sentences: Readonly<Record<Exclude<RenderedShare, 'none'>, string>>,
): string {
  const rendered = ids.filter(isRendered);
  if (rendered.length === 0) return '';
  return sentences[rendered.length === ids.length ? 'all' : 'some'];
}

/** A caption with the mark of a rendered picture where one of its pictures is. */
export function captioned(text: string, ...ids: readonly PictureId[]): string {
  const mark = renderedNote(ids, {
    all:
      ids.length === 1
        ? 'A\u00a0rendered illustration.'
        : ids.length === 2
          ? 'Both pictures are rendered.'
          : 'Each of these pictures is rendered.',
    some: ids.length === 2 ? 'One of the two pictures is rendered.' : 'Some of the pictures are rendered.',
  });
  return [text, mark].filter(Boolean).join(' ');
}

/** The same of a picture that a press changes. Nobody takes it for a finished job, so the footer's note is enough. */
export function captionedAmongOthers(text: string, id: PictureId): string {
  return allPictures.every(isRendered) ? text : captioned(text, id);
}

/** What footer, terms and `/llms.txt` say of the pictures of the site as a whole; empty once all are photographs. */
export const sitePicturesNote: string = renderedNote(allPictures, {
  all: 'All pictures are rendered.',
  some: 'Some pictures are rendered; each says so.',
});

function entryOf(id: PictureId): string | Photograph {
  return pictureAlts[id];
}
