import type { ReactNode } from 'react';
import { areaGroups } from '../../data/areas.ts';
import type { ContactPage } from '../../data/pages/contact.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { ContactContent } from '../routes/plain-routes.ts';
import './area-groups.css';

export interface AreaGroupsProps {
  words: ContactPage['areas'];
  areas: ContactContent['areas'];
}

/** The twelve areas by part of the city. */
export function AreaGroups({ words, areas }: AreaGroupsProps): ReactNode {
  const { heading, text, all } = words;
  return (
    <Band ground="limestone" labelledBy="area-groups">
      <div className="container">
        <SectionHeading id="area-groups" heading={heading} lede={text} arrangement="row">
          <ArrowLink to={all.to}>{all.text}</ArrowLink>
        </SectionHeading>
        <div className="slabs slabs--4">
          {areaGroups.map((group) => (
            <div key={group} className="area-groups__group">
              <h3>{group}</h3>
              <ul className="area-groups__areas">
                {areas
                  .filter((area) => area.group === group)
                  .map(({ slug, name }) => (
                    <li key={slug}>
                      <SiteLink className="area-groups__area" to={`/service-areas#${slug}`}>
                        {name}
                      </SiteLink>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Band>
  );
}
