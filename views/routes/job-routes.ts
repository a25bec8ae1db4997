import { areas } from '../../data/areas.ts';
import { formatDay } from '../../data/calendar.ts';
import { type Job, jobs, type ShownJob, jobWords as words } from '../../data/jobs.ts';
import { formatRupees } from '../../data/money.ts';
import { tierNames } from '../../data/price-line.ts';
import { serviceBySlug } from '../../data/services/catalogue.ts';
import { stoneById } from '../../data/stones/stone-by-id.ts';
import type { RouteOf } from './route.ts';

/** One row a finished job; none while there is none. */
export function jobRoutes(finished: readonly Job[] = jobs): readonly RouteOf<'job'>[] {
  return finished.map((job) => ({
    path: `/jobs/${job.slug}`,
    page: 'job',
    head: { title: job.title, description: job.words, keywords: [], picture: job.after },
    sitemap: { lastModified: job.finished },
    label: job.title,
    trail: ['/gallery'],
    content: { job: shownJob(job) },
  }));
}

/** The finished jobs, as cards and pages show them. */
export function shownJobs(finished: readonly Job[] = jobs): readonly ShownJob[] {
  return finished.map(shownJob);
}

function shownJob(job: Job): ShownJob {
  const { slug, title, service, tier, area, stone, squareFeet, grits, gloss, days, price, by } = job;
  const place = areas.find((one) => one.slug === area);
  if (!place) throw new Error(`The job ${slug} was done in "${area}", which is no area`);
  return {
    slug,
    title,
    words: job.words,
    service: { slug: service, name: serviceBySlug(service).name },
    place: place.name,
    before: job.before,
    after: job.after,
    facts: [
      { label: words.place, value: place.name },
      { label: words.stone, value: stoneById(stone).name },
      { label: words.size, value: `${squareFeet.toLocaleString('en-IN')} sq ft, ${tierNames[tier]}` },
      { label: words.grits, value: grits.join(', ') },
      { label: words.gloss, value: `${gloss.before} before, ${gloss.after} after` },
      { label: words.days, value: days === 1 ? '1 day' : `${days} days` },
      { label: words.price, value: `${formatRupees(price.from)} to ${formatRupees(price.to)}` },
      { label: words.finished, value: formatDay(job.finished) },
      { label: words.by, value: by },
    ],
  };
}
