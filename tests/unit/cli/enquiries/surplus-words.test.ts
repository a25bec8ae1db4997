import { expect, test, vi } from 'vitest';
import { runCommand } from '../../../../src/cli/enquiries/run-command.ts';

test.each([
  ['export K7M4X2PF', 'export takes options alone, which begin with --, and not K7M4X2PF.'],
  ['list phone', 'list takes options alone, which begin with --, and not phone.'],
  ['forget K7M4X2PF --phone 9000000000', 'and not K7M4X2PF'],
  ['check all', 'and not all'],
  ['stats --form quote', 'stats does not take --form.'],
  ['retry --phone 9000000000', 'retry does not take --phone.'],
  ['release K7M4X2PF --state quarantined', 'release does not take --state.'],
  ['list --format csv', 'list does not take --format.'],
  ['export --format csv --json', '--json is --format json: give one of the two.'],
  ['forget --phone 9000000000 --limit 1', 'forget does not take --limit.'],
  ['forget --phone 9000000000 --phone 9000011111', 'Give --phone once.'],
  // José, as a terminal in Latin-1 sends it: the old words would be gone, and these are nobody's.
  ['correct K7M4X2PF --name Jos\ufffd', 'not in UTF-8'],
])('%s would do something else than was meant, and is not done', async (line, complaint) => {
  const open = vi.fn();
  const end = await runCommand(line.split(' '), open);
  expect(end).toEqual({ output: '', complaint: expect.stringContaining(complaint), exitCode: 2 });
  expect(open).not.toHaveBeenCalled();
});
