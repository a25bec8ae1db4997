import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import type { HeroSlide, SliderWords } from '../../data/pages/home.ts';
import { Picture } from '../components/picture.tsx';
import type { SlideShow } from './use-slide-show.ts';
import './hero-slides.css';

export interface HeroSlidesProps {
  words: SliderWords;
  slides: readonly HeroSlide[];
  show: SlideShow;
  /** The controls, which come before the slides in the order of the keyboard. */
  children: ReactNode;
}

/** The pictures of the hero as an APG carousel; without JavaScript the first one stands. */
export function HeroSlides({ words, slides, show, children }: HeroSlidesProps): ReactNode {
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
