import { beforeEach } from 'vitest';

/** With where to look below them, what was promised and what came fit on one screen. */
const maxLines = 30;
const longestLine = 200;

// `diff.truncateThreshold` of vitest.config.ts bounds what is compared by line, and neither a whole page that should
// match a pattern nor one that is a single line.
beforeEach(({ onTestFailed }) => {
  onTestFailed(({ task }) => {
    for (const error of task.result?.errors ?? []) {
      error.message = shortened(error.message);
      if (error.diff) error.diff = shortened(error.diff);
    }
  });
});

function shortened(text: string): string {
  const lines = text.split('\n').map((line) => {
    return line.length > longestLine ? `${line.slice(0, longestLine)}… (${line.length} characters)` : line;
  });
  const more = lines.length - maxLines;
  return more > 3 ? [...lines.slice(0, maxLines), `… ${more} more lines`].join('\n') : lines.join('\n');
}
