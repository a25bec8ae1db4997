import type { ReactNode } from 'react';
import type { ArticleSummary } from '../../data/articles/article.ts';
import { blogPage } from '../../data/pages/blog.ts';
import { AllArticles, nameOf } from '../blog/all-articles.tsx';
import { CategoryIndex } from '../blog/category-index.tsx';
import { NewsletterBand } from '../blog/newsletter-band.tsx';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { Picture } from '../components/picture.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { edgeToEdge } from '../pictures/edge-to-edge.ts';
import type { PageProps } from '../site/page-contents.ts';
import '../blog/story-words.css';
import './blog-page.css';

/** The front page of a small magazine: one story large, the others, and where to find more. */
export function BlogPage({ content }: PageProps<'blog'>): ReactNode {
  const { articles, categories } = content;
  const [featured, ...others] = articles;
  return (
    <>
      <ErrorSummary />
      <BlogMasthead />
      {featured && <LeadStory article={featured} category={nameOf(featured.category, categories)} />}
      <AllArticles articles={others} categories={categories} />
      <Band ground="limestone" labelledBy="categories">
        <SectionHeading id="categories" heading={blogPage.categories.heading} />
        <CategoryIndex categories={categories} />
      </Band>
      <NewsletterBand form={content.form} />
    </>
  );
}

/** The name of the magazine, across the page. */
function BlogMasthead(): ReactNode {
  const { headline, lede } = blogPage.hero;
  return (
    <header className="blog-masthead container">
      <Breadcrumb />
      <div className="apart-m columns columns--near columns--7-5 columns--end">
        <h1>{headline}</h1>
        <p className="lede">{lede}</p>
      </div>
    </header>
  );
}

interface LeadStoryProps {
  article: ArticleSummary;
  category: string | undefined;
}

/** The featured article: a picture that runs to the edge of the window, the words beside it. */
function LeadStory({ article, category }: LeadStoryProps): ReactNode {
  const { slug, title, excerpt, picture } = article;
  const { label, read } = blogPage.featured;
  return (
    <article className="lead-story">
      <Picture
        id={picture}
        alt=""
        sizes={`(min-width: 62rem) 62vw, ${edgeToEdge}`}
        priority
        sheen
        className="lead-story__picture"
      />
      <div className="lead-story__words story-words">
        <p className="lead-story__label">
          {label}
          {category && ` · ${category}`}
        </p>
        <h2>
          <SiteLink to={`/blog/${slug}`} className="quiet-link">
            {title}
          </SiteLink>
        </h2>
        <p className="lede">{excerpt}</p>
        <ArrowLink to={`/blog/${slug}`}>{read}</ArrowLink>
      </div>
    </article>
  );
}
