import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { articlePage } from '../../data/pages/article.ts';
import { CategoryHero } from '../blog/category-hero.tsx';
import { CategoryIndex } from '../blog/category-index.tsx';
import { HeadingWithLink } from '../blog/heading-with-link.tsx';
import { ServiceOffer } from '../blog/service-offer.tsx';
import { StoryRow } from '../blog/story-row.tsx';
import { Band } from '../components/band.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import type { PageContents } from '../routes/route.ts';
import './category-page.css';

export interface CategoryPageProps {
  content: PageContents['category'];
}

/** One subject of the blog: its stones, its articles across the page, the service they lead to, the other subjects. */
export function CategoryPage({ content }: CategoryPageProps): ReactNode {
  const { category, articles, services, stones, strip, others } = content;
  const { service, category: words } = articlePage;
  return (
    <>
      <CategoryHero category={category} stones={stones} strip={strip} />
      <Band>
        <div className="container">
          {articles.map((article, index) => (
            <StoryRow key={article.slug} article={article} isFirst={index === 0} />
          ))}
        </div>
      </Band>
      <Band ground="limestone" labelledBy="services">
        <div className={clsx('container', services.length === 1 && 'category-offer')}>
          <SectionHeading id="services" heading={service.heading} />
          <div className={clsx('slabs', services.length > 1 && 'slabs--2')}>
            {services.map((offered) => (
              <ServiceOffer key={offered.slug} service={offered} />
            ))}
          </div>
        </div>
      </Band>
      <Band labelledBy="other-categories">
        <div className="container">
          <HeadingWithLink id="other-categories" heading={words.others} link={words.all} />
          <CategoryIndex categories={others} />
        </div>
      </Band>
    </>
  );
}
