import { readEnquiryCommandConfig } from '../../config/config.ts';
import { openContext } from './open-context.ts';
import { runCommand } from './run-command.ts';

// From the build this is `dist/enquiries.js`, and the worker lies beside it.
const isBuilt = import.meta.url.endsWith('.js');
const workerUrl = new URL(
  isBuilt ? './sqlite-worker.js' : '../../enquiries/store/sqlite-worker.ts',
  import.meta.url,
);

try {
  const config = readEnquiryCommandConfig();
  const { output, complaint, exitCode } = await runCommand(process.argv.slice(2), () =>
    openContext(config, workerUrl),
  );
  if (output) process.stdout.write(output.endsWith('\n') ? output : `${output}\n`);
  if (complaint) process.stderr.write(`${complaint}\n`);
  process.exitCode = exitCode;
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 78;
}
