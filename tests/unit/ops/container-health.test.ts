import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { root } from '../../../src/build/paths.ts';
import { startHttpServer } from '../../harness/http-server.ts';

const dockerfile = await readFile(`${root}Dockerfile`, 'utf8');
const [, command = ''] = /^HEALTHCHECK.*\\\n +CMD (\[.*\])$/m.exec(dockerfile) ?? [];
const [, ...words] = JSON.parse(command) as string[];

// `docker run --env-file` leaves quotation marks and blanks where they stand, and the site takes them away.
test.each([
  [200, '{}', 0],
  [200, '"{}"', 0],
  [200, " '{}' ", 0],
  [503, '{}', 1],
])(
  'the health check of a site that answers %s, with PORT=%s, ends with %s',
  async (status, port, exitCode) => {
    await using site = await startHttpServer((_request, response) => response.writeHead(status).end());
    const check = spawn(process.execPath, words, { env: { PORT: port.replace('{}', String(site.port)) } });
    expect(await once(check, 'exit')).toEqual([exitCode, null]);
  },
);
