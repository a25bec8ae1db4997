import type { ReactNode } from 'react';
import type { Category } from '../../data/articles/categories.ts';
import { articlePage } from '../../data/pages/article.ts';
import { plainText } from '../../data/plain-text.ts';
import { ArticleOffers } from '../article/article-offers.tsx';
import { CategoryLinks } from '../blog/category-links.tsx';
import { StoneBoard } from '../blog/stone-board.tsx';
import { WideStory } from '../blog/wide-story.tsx';
import { Band } from '../components/band.tsx';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { HeadingWithLink } from '../components/heading-with-link.tsx';
import { RichText } from '../components/rich-text.tsx';
import { GuideList } from '../guides/guide-list.tsx';
import { phoneWide } from '../pictures/edge-to-edge.ts';
import type { SwatchStrip } from '../pictures/swatch-strip.ts';
import type { NamedStone, PageProps } from '../site/page-contents.ts';
import './category-page.css';

/**
 * One subject of the blog: its stones, its articles across the page, the service they lead to, the other subjects. A phone
 * has the ways to ask in its bar.
 */
export function CategoryPage({ content }: PageProps<'category'>): ReactNode {
  const { category, articles, guides, services, stones, strip, others } = content;
  const { service, category: words } = articlePage;
  return (
    <>
      <CategoryHero category={category} stones={stones} strip={strip} />
      <Band>
        {articles.map((article, index) => (
          <WideStory
            key={article.slug}
            article={article}
            sizes={`(min-width: 62rem) 700px, (min-width: 48rem) 94vw, ${phoneWide}`}
            priority={index === 0}
            className="story-row columns columns--7-5"
          />
        ))}
      </Band>
      <Band ground="slab" labelledBy="subject" inner="columns">
        <div className="stack">
          <h2 id="subject">{words.about}</h2>
          {category.text.map((paragraph) => (
            <p key={plainText(paragraph)} className="measure">
              <RichText text={paragraph} />
            </p>
          ))}
        </div>
        <GuideList guides={guides} />
      </Band>
      <ArticleOffers heading={service.heading} services={services} />
      <Band labelledBy="other-categories">
        <HeadingWithLink id="other-categories" heading={words.others} link={words.all} />
        <CategoryLinks categories={others} />
      </Band>
      <div className="no-phone">
        <CallToAction {...articlePage.callToAction} />
      </div>
    </>
  );
}

interface CategoryHeroProps {
  category: Pick<Category, 'name' | 'intro'>;
  stones: readonly NamedStone[];
  strip: SwatchStrip;
}

/** What the category is about, beside the stones that it is about. */
function CategoryHero({ category: { name, intro }, stones, strip }: CategoryHeroProps): ReactNode {
  return (
    <header className="category-hero">
      <div className="container columns columns--end">
        <div className="category-hero__words stack">
          <Breadcrumb />
          <h1>{name}</h1>
          <p className="lede">{intro}</p>
        </div>
        <StoneBoard
          stones={stones}
          strip={strip}
          sizes="(min-width: 62rem) 130px, (min-width: 48rem) 20vw, 13vw"
        />
      </div>
    </header>
  );
}
