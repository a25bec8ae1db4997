import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { memoryEnvironment, nodeFlags } from '../../../../src/build/built-site/node-flags.ts';

const read = (path: string): Promise<string> =>
  readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');

test('npm start and the container run Node with the flags that the bench measures', async () => {
  expect(JSON.parse(await read('package.json')).scripts.start).toContain(`node ${nodeFlags.join(' ')} dist/`);
  const container = await read('Dockerfile');
  expect(container).toContain(
    `CMD ${JSON.stringify([...nodeFlags, 'dist/server.js']).replaceAll(',', ', ')}`,
  );
  for (const [name, value] of Object.entries(memoryEnvironment))
    expect(container).toContain(`${name}=${value}`);
});
