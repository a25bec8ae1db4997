import type { ReactNode } from 'react';
import './step-drawing.css';

interface StepDrawingProps {
  caption: string;
  /** What its numbers stand for, from 1: tread, riser, nosing, grip band. */
  parts: readonly { title: string; text: string }[];
}

/**
 * Two steps in section, 20 units an inch: the lower one worn, with a heavy line along what is worked, the upper one with a
 * grip band. The drawing has no words: its numbers are those of the list beside it.
 */
export function StepDrawing({ caption, parts }: StepDrawingProps): ReactNode {
  return (
    <figure className="step-drawing spread">
      <svg className="step-drawing__drawing" viewBox="0 24 720 376" aria-hidden="true">
        <path className="step-drawing__bed" d="M0 376H164V246H374V116H720V400H0z" />
        <path
          className="step-drawing__stone"
          d="M0 360H150V246H132C142 235 170 238 200 237 226 236 236 230 262 230H360V116H340V108Q340 100 348 100H362V105H368V100H376V105H382V100H390V105H396V100H720V116H374V246H164V376H0z"
        />
        <path className="step-drawing__was" d="M262 230H138Q130 230 130 238V246" />
        <path
          className="step-drawing__worked"
          d="M150 360V246H132C142 235 170 238 200 237 226 236 236 230 262 230H360"
        />
        <path
          className="step-drawing__measure"
          d="M130 196H340M130 188V204M340 188V204M96 230V360M88 230H104M88 360H104M120 236 88 200M379 92V66"
        />
        {[
          [235, 184],
          [66, 306],
          [72, 196],
          [379, 56],
        ].map(([x, y], place) => (
          <text key={x} x={x} y={y} textAnchor="middle" className="step-drawing__number">
            {place + 1}
          </text>
        ))}
      </svg>
      <figcaption className="step-drawing__words">
        <p className="note">{caption}</p>
        <ol className="step-drawing__parts numbered">
          {parts.map(({ title, text }) => (
            <li key={title} className="step-drawing__part">
              <b className="step-drawing__name">{title}</b> <span className="note">{text}</span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
