import type { ReactNode } from 'react';
import { guidesPage } from '../../data/pages/guides.ts';
import { PageHero } from '../components/page-hero.tsx';
import { GuideList } from '../guides/guide-list.tsx';
import type { PageContents } from '../site/page-contents.ts';
import './guides-page.css';

export interface GuidesPageProps {
  content: PageContents['guides'];
}

/** The guides by name. */
export function GuidesPage({ content }: GuidesPageProps): ReactNode {
  return (
    <>
      <PageHero headline={guidesPage.headline} lede={guidesPage.lede} />
      <div className="guides container">
        <GuideList guides={content.guides} level={2} />
      </div>
    </>
  );
}
