import type { ReactNode } from 'react';
import type { HomePage } from '../../data/pages/home.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { HeroSlides } from './hero-slides.tsx';
import { SlideControls } from './slide-controls.tsx';
import { useSlideShow } from './use-slide-show.ts';
import './home-hero.css';

export interface HomeHeroProps {
  words: HomePage['hero'];
}

/** The floor, as large as the window: the words low on its left, on a phone above and below it. */
export function HomeHero({ words }: HomeHeroProps): ReactNode {
  const { eyebrow, headline, lede, slides, slider, quote, services } = words;
  const show = useSlideShow({ count: slides.length, interval: 5000 });
  return (
    <div className="home-hero" {...show.handlers}>
      <div className="home-hero__title container">
        <p className="home-hero__eyebrow">{eyebrow}</p>
        <h1 className="home-hero__headline">{headline}</h1>
      </div>
      <div className="home-hero__rest container">
        <p className="home-hero__lede">{lede}</p>
        <div className="home-hero__ways">
          <ButtonLink to={quote.to} className="home-hero__quote">
            {quote.text}
          </ButtonLink>
          <ButtonLink href="#services" look="outline" className="home-hero__services">
            {services}
          </ButtonLink>
        </div>
      </div>
      <HeroSlides words={slider} slides={slides} show={show}>
        <SlideControls words={slider} slides={slides} show={show} />
      </HeroSlides>
    </div>
  );
}
