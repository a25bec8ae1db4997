import type { ReactNode } from 'react';
import type { Category } from '../../data/articles/categories.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import type { SwatchStrip } from '../pictures/swatch-strip.ts';
import type { NamedStone } from '../routes/plain-routes.ts';
import { StoneBoard } from './stone-board.tsx';
import './category-hero.css';

export interface CategoryHeroProps {
  category: Pick<Category, 'name' | 'intro'>;
  stones: readonly NamedStone[];
  strip: SwatchStrip;
}

/** What the category is about, beside the stones that it is about. */
export function CategoryHero({ category: { name, intro }, stones, strip }: CategoryHeroProps): ReactNode {
  return (
    <header className="category-hero">
      <div className="category-hero__inner container">
        <div className="category-hero__words">
          <Breadcrumb />
          <h1>{name}</h1>
          <p className="lede">{intro}</p>
        </div>
        <StoneBoard stones={stones} strip={strip} sizes="(min-width: 62rem) 130px, 20vw" />
      </div>
    </header>
  );
}
