import type { ReactNode } from 'react';
import { jobWords, type ShownJob } from '../../data/jobs.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { Band } from './band.tsx';
import { Picture } from './picture.tsx';
import { SectionHeading } from './section-heading.tsx';
import './card.css';

/** Finished jobs, each leading to its page; nothing while there is none. */
export function JobCards({ jobs }: { jobs: readonly ShownJob[] }): ReactNode {
  if (jobs.length === 0) return null;
  return (
    <Band labelledBy="jobs">
      <SectionHeading id="jobs" heading={jobWords.heading} />
      <ul className="slabs slabs--3">
        {jobs.map(({ slug, title, place, after, words }) => (
          <li key={slug}>
            <article className="card">
              <Picture id={after} sizes="(min-width: 48rem) 33vw, 100vw" />
              <div className="card__words">
                <h3>
                  <SiteLink to={`/jobs/${slug}`} className="quiet-link card-link">
                    {title}
                  </SiteLink>
                </h3>
                <p className="small">{words}</p>
                <p className="note">{place}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Band>
  );
}
