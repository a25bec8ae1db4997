import { clsx } from 'clsx';
import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { memo, type ReactNode } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import type { HeroSlide, HomePage, SliderWords } from '../../data/pages/home.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import { type SlideShow, useSlideShow } from './use-slide-show.ts';
import './home-hero.css';
import './home-hero.late.css';

/** The floor, as large as the window: the words low on its left, on a phone above and below it. */
export function HomeHero({ words }: { words: HomePage['hero'] }): ReactNode {
  const { slides, slider } = words;
  const show = useSlideShow({ count: slides.length, interval: 5000 });
  return (
    <div className="home-hero" {...show.handlers}>
      <HeroWords words={words} />
      <HeroSlides words={slider} slides={slides} show={show}>
        <SlideControls words={slider} slides={slides} show={show} />
      </HeroSlides>
    </div>
  );
}

/** Drawn once: no slide changes them. */
const HeroWords = memo(function HeroWords({ words }: { words: HomePage['hero'] }): ReactNode {
  const { eyebrow, headline, lede, ledeMore, quote, prices, services } = words;
  return (
    <>
      <div className="home-hero__title container">
        <p className="home-hero__eyebrow">{eyebrow}</p>
        <h1 className="home-hero__headline">{headline}</h1>
      </div>
      <div className="home-hero__rest container">
        <p className="home-hero__lede">
          {`${lede} `}
          <span className="no-phone">{ledeMore}</span>
        </p>
        <div className="home-hero__ways">
          {/* On a phone the form of two fields is near, and the prices are far. */}
          <ButtonLink href="#quote-name" className="only-phone">
            {quote.text}
          </ButtonLink>
          <ButtonLink to={quote.to} className="home-hero__quote no-phone">
            {quote.text}
          </ButtonLink>
          <ButtonLink to={prices.to} look="outline" className="only-phone">
            {prices.text}
          </ButtonLink>
          <ButtonLink href="#services" look="outline" className="home-hero__services no-phone">
            {services}
          </ButtonLink>
        </div>
      </div>
    </>
  );
});

interface HeroSlidesProps {
  words: SliderWords;
  slides: readonly HeroSlide[];
  show: SlideShow;
  /** The controls, which come before the slides in the order of the keyboard. */
  children: ReactNode;
}

/** The pictures of the hero as an APG carousel; without JavaScript the first one stands. */
function HeroSlides({ words, slides, show, children }: HeroSlidesProps): ReactNode {
  const { index, isPlaying, isWanted } = show;
  return (
    <section className="hero-slides no-print" aria-roledescription={words.role} aria-label={words.name}>
      {children}
      <div className="hero-slides__stack" aria-live={isPlaying ? 'off' : 'polite'}>
        {slides.map(({ picture, name }, slide) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; the APG names this role.
          <div
            key={picture}
            role="group"
            aria-roledescription={words.slideRole}
            aria-label={fillIn(words.position, { index: slide + 1, total: slides.length, name })}
            className={clsx('hero-slides__slide', slide === index && 'hero-slides__slide--shown')}
          >
            {isWanted[slide] && (
              <Picture
                id={picture}
                sizes="(max-width: 47.99rem) max(100vw, 30rem), 100vw"
                phoneCrop
                priority={slide === 0}
                className="hero-slides__picture picture--bare"
              />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

interface SlideControlsProps {
  words: SliderWords;
  slides: readonly HeroSlide[];
  show: SlideShow;
}

/** Pause, then a dot for each slide, then what the shown one is. They need JavaScript, and are not shown without. */
function SlideControls({ words, slides, show }: SlideControlsProps): ReactNode {
  const { index, isPlaying, toggle, jumpTo } = show;
  return (
    <div className="slide-controls container">
      <button
        type="button"
        className="slide-controls__toggle"
        onClick={toggle}
        aria-label={isPlaying ? words.pause : words.play}
      >
        <Icon of={isPlaying ? Pause : Play} />
      </button>
      <fieldset className="slide-controls__dots" aria-label={words.dots}>
        {slides.map(({ picture, name }, slide) => (
          <button
            key={picture}
            type="button"
            className="slide-controls__dot"
            aria-label={fillIn(words.position, { index: slide + 1, total: slides.length, name })}
            aria-current={slide === index}
            onClick={() => jumpTo(slide)}
          />
        ))}
      </fieldset>
      <p className="slide-controls__name" aria-hidden="true">
        {slides[index]?.name}
      </p>
    </div>
  );
}
