import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import type { ReactNode } from 'react';
import { fillIn } from '../../data/fill-in.ts';
import type { HeroSlide, SliderWords } from '../../data/pages/home.ts';
import { Icon } from '../components/icon.tsx';
import type { SlideShow } from './use-slide-show.ts';
import './slide-controls.css';

export interface SlideControlsProps {
  words: SliderWords;
  slides: readonly HeroSlide[];
  show: SlideShow;
}

/** Pause, then a dot for each slide, then what the shown one is. They need JavaScript, and are not shown without. */
export function SlideControls({ words, slides, show }: SlideControlsProps): ReactNode {
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
