import type { ReactNode } from 'react';
import type { ContactPage as ContactWords } from '../../data/pages/contact.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import type { PageContents } from '../site/page-contents.ts';
import './area-groups.css';

interface AreaGroupsProps {
  words: ContactWords['areas'];
  groups: PageContents['contact']['areaGroups'];
}

/** The twelve areas by part of the city. */
export function AreaGroups({ words, groups }: AreaGroupsProps): ReactNode {
  const { heading, text, all } = words;
  return (
    <Band ground="verde" labelledBy="area-groups" className="band--inverse area-groups">
      <SectionHeading id="area-groups" heading={heading} lede={text} arrangement="row">
        <ArrowLink to={all.to}>{all.text}</ArrowLink>
      </SectionHeading>
      <div className="slabs slabs--4">
        {groups.map(({ name: group, areas }) => (
          <div key={group} className="area-groups__group">
            <h3>{group}</h3>
            <ul className="area-groups__areas">
              {areas.map(({ slug, name }) => (
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
    </Band>
  );
}
