import type { ReactNode } from 'react';
import type { ContactPage as ContactWords } from '../../data/pages/contact.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import '../components/call-to-action.css';
import '../components/closing-threshold.css';
import { LatePicture } from '../components/late-picture.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { thresholdWide } from '../pictures/edge-to-edge.ts';
import type { PageContents } from '../site/page-contents.ts';
import './area-groups.css';

interface AreaGroupsProps {
  words: ContactWords['areas'];
  groups: PageContents['contact']['areaGroups'];
}

/** The twelve areas by part of the city, on the wall of an evening above it: the end of the page. */
export function AreaGroups({ words, groups }: AreaGroupsProps): ReactNode {
  const { heading, text, all, picture } = words;
  return (
    <section
      aria-labelledby="area-groups"
      className="band band--verde band--inverse call-to-action--threshold area-groups"
    >
      <div className="container call-to-action__inner area-groups__inner">
        <SectionHeading id="area-groups" heading={heading} lede={text}>
          <ArrowLink to={all.to}>{all.text}</ArrowLink>
        </SectionHeading>
        <div className="area-groups__groups slabs">
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
      </div>
      <LatePicture id={picture} sizes={thresholdWide} phoneCrop className="closing-threshold no-print" />
    </section>
  );
}
