import { expect, test } from 'vitest';
import { unheard } from '../../../views/client/hydrate-page.tsx';
import { sourceFiles } from '../../harness/source-files.ts';

/** Events that React names otherwise than the browser. */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  onDoubleClick: ['dblclick'],
  onPointerEnter: ['pointerover', 'pointerout'],
  onPointerLeave: ['pointerover', 'pointerout'],
  onMouseEnter: ['mouseover', 'mouseout'],
  onMouseLeave: ['mouseover', 'mouseout'],
};

test('React hears every event that a component listens for', () => {
  const props = new Set(
    sourceFiles(['views'], /\.tsx?$/).flatMap(({ text }) => text.match(/\bon[A-Z]\w+(?=[=:?])/g) ?? []),
  );
  expect([...props]).toEqual(expect.arrayContaining(['onClick', 'onPointerDown', 'onPointerUp', 'onChange']));
  const events = [...props].flatMap((prop) => otherwise[prop] ?? prop.slice(2).toLowerCase());
  expect(events.filter((event) => unheard.test(event))).toEqual([]);
  // What a touch sends beside them.
  expect(
    ['mouseover', 'mousedown', 'touchstart', 'pointermove'].filter((event) => !unheard.test(event)),
  ).toEqual([]);
});
