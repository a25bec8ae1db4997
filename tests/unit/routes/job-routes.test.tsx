import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { jobs } from '../../../data/jobs.ts';
import { exampleJob } from '../../../src/tools/styleguide/example-job.ts';
import { JobCards } from '../../../views/components/job-cards.tsx';
import { JobPage } from '../../../views/pages/job-page.tsx';
import { jobRoutes, shownJobs } from '../../../views/routes/job-routes.ts';
import { pageFileOf } from '../../../views/routes/page-file-of.ts';
import { routes } from '../../../views/routes/route-table.ts';
import { type Site, SiteProvider } from '../../../views/site/site-context.tsx';
import { madeAssets } from '../../harness/made-assets.ts';

const fact = { hash: 'x', widths: [360, 640], width: 640, height: 480, colour: '#888888', alt: 'A floor' };
const site = {
  business: { name: 'Name', phone: '+911234567890', whatsapp: '+911234567890', location: 'Hyderabad' },
  pictures: { [exampleJob.before]: fact, [exampleJob.after]: fact },
  trail: [],
  label: '',
} as unknown as Site;

test('a finished job has a page with all that its record says, below the gallery', () => {
  const [route] = jobRoutes([exampleJob]);
  if (!route) throw new Error('No row for the job');
  expect(route.path).toBe(`/jobs/${exampleJob.slug}`);
  expect(pageFileOf(route, madeAssets).trail).toEqual([{ path: '/gallery', label: 'Gallery' }]);
  const html = renderToStaticMarkup(
    <Router ssrPath={route.path}>
      <SiteProvider site={site}>
        <JobPage content={route.content} />
      </SiteProvider>
    </Router>,
  );
  for (const words of [
    exampleJob.title,
    exampleJob.words,
    exampleJob.by,
    'Banjara Hills',
    'Makrana',
    '1,200 sq ft',
    '100, 200, 400, 800, 1500, 3000',
    '20 before, 80 after',
    '3 days',
    '40,000 to ',
    '1 January 2000',
  ])
    expect(html).toContain(words);
});

test('a list of jobs leads to their pages, and is nothing while there is none', () => {
  const cards = (finished: typeof jobs): string =>
    renderToStaticMarkup(
      <Router ssrPath="/gallery">
        <SiteProvider site={site}>
          <JobCards jobs={shownJobs(finished)} />
        </SiteProvider>
      </Router>,
    );
  expect(cards([exampleJob])).toContain(`href="/jobs/${exampleJob.slug}"`);
  expect(cards([])).toBe('');
});

test('the example is no job of the site, and each job has its row', () => {
  expect(jobs).not.toContain(exampleJob);
  const paths = routes.filter(({ page }) => page === 'job').map(({ path }) => path);
  expect(paths).toEqual(jobs.map(({ slug }) => `/jobs/${slug}`));
});

test('a job in a place that is no area is refused', () => {
  expect(() => shownJobs([{ ...exampleJob, area: 'atlantis' }])).toThrow('atlantis');
});
