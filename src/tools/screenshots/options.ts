import { parseArgs } from 'node:util';
import { routes } from '../../../views/routes/route-table.ts';

export interface ScreenshotOptions {
  /** Addresses to open, as a visitor would type them. */
  addresses: readonly string[];
  /** Of the window, in CSS pixels. */
  widths: readonly number[];
  /** Absolute or from the current directory; the build to serve. */
  dist: string;
  /** Where the pictures go. */
  out: string;
}

/** What the three breakpoint ranges look like: a phone, the first tablet, a desk. */
const standardWidths = [360, 768, 1440];

/** An address that no row of the table names, so that the page for those is seen too. */
const unknownAddress = '/services/marbel-polishing';

const usage = `Usage: npm run screenshots -- [options]
  --route <path>   only this address; a trailing * takes all that start so (may be repeated)
  --width <px>     only this width (may be repeated); ${standardWidths.join(', ')} when left out
  --dist <folder>  the build to serve; dist when left out
  --out <folder>   where the pictures go; screenshots when left out`;

/**
 * Reads the command line.
 * @throws Error that names what is wrong with it and says how it is used.
 */
export function readOptions(args: readonly string[]): ScreenshotOptions {
  try {
    return parse(args);
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : cause}\n${usage}`, { cause });
  }
}

function parse(args: readonly string[]): ScreenshotOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      route: { type: 'string', multiple: true, default: [] },
      width: { type: 'string', multiple: true, default: [] },
      dist: { type: 'string', default: 'dist' },
      out: { type: 'string', default: 'screenshots' },
    },
  });
  const widths = values.width.map(Number);
  if (widths.some((width) => !Number.isInteger(width) || width < 200 || width > 4000))
    throw new Error('--width takes whole pixels from 200 to 4000');
  return {
    addresses: addressesFor(values.route),
    widths: widths.length > 0 ? widths : standardWidths,
    dist: values.dist,
    out: values.out,
  };
}

function addressesFor(wanted: readonly string[]): readonly string[] {
  const all = routes.map(({ path }) => (path === '*' ? unknownAddress : path));
  if (wanted.length === 0) return all;
  const chosen = all.filter((address) =>
    wanted.some((pattern) =>
      pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
    ),
  );
  if (chosen.length === 0) throw new Error(`No address of the site is ${wanted.join(' or ')}`);
  return chosen;
}
