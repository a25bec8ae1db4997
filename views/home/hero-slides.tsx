import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { interfaceText } from '../../data/interface.ts';
import type { HeroSlide } from '../../data/pages/home.ts';
import { Picture } from '../components/picture.tsx';
import type { SlideShow } from './use-slide-show.ts';
import './hero-slides.css';

export interface HeroSlidesProps {
  slides: readonly HeroSlide[];
  show: SlideShow;
  /** The controls, which come before the slides in the order of the keyboard. */
  children: ReactNode;
}

const { slider } = interfaceText;

/** The pictures of the hero as an APG carousel; without JavaScript the first one stands. */
export function HeroSlides({ slides, show, children }: HeroSlidesProps): ReactNode {
  const { index, isPlaying, isWanted } = show;
  return (
    <section className="hero-slides no-print" aria-roledescription={slider.role} aria-label={slider.name}>
      {children}
      <div className="hero-slides__stack" aria-live={isPlaying ? 'off' : 'polite'}>
        {slides.map(({ picture, name }, slide) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; the APG names this role.
          <div
            key={picture}
            role="group"
            aria-roledescription={slider.slideRole}
            aria-label={`${slider.position(slide + 1, slides.length)}: ${name}`}
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
