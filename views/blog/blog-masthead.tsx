import type { ReactNode } from 'react';
import { blogPage } from '../../data/pages/blog.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import './blog-masthead.css';

/** The name of the magazine, across the page. */
export function BlogMasthead(): ReactNode {
  const { headline, lede } = blogPage.hero;
  return (
    <header className="blog-masthead container">
      <Breadcrumb />
      <div className="blog-masthead__name">
        <h1>{headline}</h1>
        <p className="lede">{lede}</p>
      </div>
    </header>
  );
}
