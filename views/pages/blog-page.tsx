import type { ReactNode } from 'react';
import { articlePage } from '../../data/pages/article.ts';
import { blogPage } from '../../data/pages/blog.ts';
import { AllArticles, nameOf } from '../blog/all-articles.tsx';
import { NewsletterBand } from '../blog/newsletter-band.tsx';
import { WideStory } from '../blog/wide-story.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { ClosingThreshold } from '../components/closing-threshold.tsx';
import { LateStyles } from '../components/late-styles.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { edgeToEdge } from '../pictures/edge-to-edge.ts';
import type { PageProps } from '../site/page-contents.ts';
import './blog-page.css';

/** The front page of a small magazine: one story large, the others, and where to find more. */
export function BlogPage({ content }: PageProps<'blog'>): ReactNode {
  const { articles, categories } = content;
  const [featured, ...others] = articles;
  const { label } = blogPage.featured;
  return (
    <>
      <ErrorSummary />
      <BlogMasthead />
      {featured && (
        <WideStory
          article={featured}
          label={`${label} · ${nameOf(featured.category, categories)}`}
          sizes={`(min-width: 62rem) 52vw, ${edgeToEdge}`}
          priority
          className="lead-story"
        />
      )}
      <LateStyles />
      <AllArticles articles={others} categories={categories} />
      <NewsletterBand form={content.form} />
      <ClosingThreshold {...articlePage.callToAction} picture={content.closing.picture} />
    </>
  );
}

/** The name of the magazine, across the page. */
function BlogMasthead(): ReactNode {
  const { headline, lede } = blogPage.hero;
  return (
    <header className="blog-masthead container stack">
      <Breadcrumb />
      <h1>{headline}</h1>
      <p className="lede">{lede}</p>
    </header>
  );
}
