import type { ReactNode } from 'react';
import { blogPage } from '../../data/pages/blog.ts';
import { AllArticles, nameOf } from '../blog/all-articles.tsx';
import { BlogMasthead } from '../blog/blog-masthead.tsx';
import { CategoryIndex } from '../blog/category-index.tsx';
import { LeadStory } from '../blog/lead-story.tsx';
import { NewsletterBand } from '../blog/newsletter-band.tsx';
import { RecentArticles } from '../blog/recent-articles.tsx';
import { Band } from '../components/band.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import type { PageContents } from '../routes/route.ts';
import './blog-page.css';

export interface BlogPageProps {
  content: PageContents['blog'];
}

/** The front page of a small magazine: one story large, the newest headlines, the others, and where to find more. */
export function BlogPage({ content }: BlogPageProps): ReactNode {
  const { articles, recent, categories } = content;
  const [featured, ...others] = articles;
  return (
    <>
      <ErrorSummary />
      <div className="blog-front">
        <BlogMasthead />
        {featured && <LeadStory article={featured} category={nameOf(featured.category, categories)} />}
        <RecentArticles articles={recent} />
      </div>
      <AllArticles articles={others} categories={categories} />
      <Band labelledBy="categories">
        <div className="container">
          <SectionHeading id="categories" heading={blogPage.categories.heading} />
          <CategoryIndex categories={categories} />
        </div>
      </Band>
      <NewsletterBand form={content.form} />
    </>
  );
}
