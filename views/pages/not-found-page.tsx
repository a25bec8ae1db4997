import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { notFoundPage } from '../../data/pages/not-found.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { closestPages } from '../not-found/closest-pages.ts';
import type { PageProps } from '../site/page-contents.ts';
import './not-found-page.css';

/** An empty doorway, the pages nearest to what was typed, and where most people go. */
export function NotFoundPage({ content }: PageProps<'not-found'>): ReactNode {
  const [location] = useLocation();
  const { headline, text, closestHeading, linksHeading, links } = notFoundPage;
  const closest = closestPages(location, content.pages);
  const others = links.filter(({ to }) => !closest.some(({ path }) => path === to));
  return (
    <>
      <div className="not-found">
        <EmptyRoom />
        <div className="not-found__words container">
          <h1>{headline}</h1>
          <p className="not-found__text">{text}</p>
        </div>
      </div>
      {closest.length > 0 && (
        <section className="not-found__nearest container" aria-labelledby="closest">
          <h2 id="closest" className="not-found__heading">
            {closestHeading}
          </h2>
          <ul>
            {closest.map(({ path, label }) => (
              <li key={path}>
                <SiteLink to={path} className="not-found__closest">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="not-found__others container" aria-labelledby="others">
        <h2 id="others" className="not-found__heading">
          {linksHeading}
        </h2>
        <ul className={`slabs slabs--${Math.max(2, others.length)}`}>
          {others.map(({ text: name, to, note }) => (
            <li key={to}>
              <SiteLink to={to} className="not-found__door">
                <span className="not-found__name">{name}</span>
                <span className="note">{note}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The arch of `archLine`, 300 × 375, closed at its foot. */
const arch = 'M0 375V164C0 84 69 72 112 39c18-13 31-26 38-39 7 13 20 26 38 39 43 33 112 45 112 125v211Z';
/** Where the floor begins, and the point that its joints run towards. */
const wall = 470;
const vanishing = { x: 1050, y: 380 };
const floorEnd = 720;
/** Wider than the drawing, which a phone shows from further to the right. */
const floor = { x: -200, y: wall, width: 2440, height: floorEnd - wall };

/** A doorway with nobody in it: light falls through, and the polished floor gives it back, its brass frame too. */
function EmptyRoom(): ReactNode {
  return (
    <svg
      className="not-found__room"
      viewBox="0 0 1440 720"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="room-light" x1="0" y1="0" x2="0" y2="1">
          <stop className="empty-room__light-far" />
          <stop className="empty-room__light-near" offset="1" />
        </linearGradient>
        <linearGradient id="room-polish" x1="0" y1="0" x2="0" y2="1">
          <stop className="empty-room__polish-far" />
          <stop className="empty-room__polish-near" offset="0.75" />
        </linearGradient>
        <linearGradient id="room-fade" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="white" stopOpacity="0.9" />
          <stop offset="0.7" stopColor="white" stopOpacity="0.3" />
          <stop offset="1" stopColor="white" stopOpacity="0.05" />
        </linearGradient>
        <mask id="room-reflected">
          <rect x="800" y={wall} width="500" height={floorEnd - wall} fill="url(#room-fade)" />
        </mask>
        <clipPath id="room-mirror">
          <path transform={`translate(900 ${2 * wall - 95}) scale(1 -1)`} d={arch} />
        </clipPath>
        {/* Veins, drawn out as a floor is that is seen from the side. */}
        <filter id="room-veins" x="0" y="0" width="1" height="1">
          <feTurbulence type="fractalNoise" baseFrequency=".003 .05" numOctaves="5" seed="7" />
          <feColorMatrix values="0 0 0 0 .42 0 0 0 0 .36 0 0 0 0 .27 0 1.8 0 0 -.72" />
        </filter>
      </defs>
      <rect fill="url(#room-polish)" {...floor} />
      <rect className="empty-room__veins" {...floor} />
      <path className="empty-room__joints" d={floorJoints()} />
      <g mask="url(#room-reflected)">
        <use href="#room-door" transform={`translate(0 ${2 * wall}) scale(1 -1)`} />
        <g clipPath="url(#room-mirror)">
          <path className="empty-room__gleam" d="M840 470h60l-50 250h-60Z" />
        </g>
      </g>
      <path className="empty-room__line" d={`M${floor.x} ${wall}h${floor.width}`} />
      <g id="room-door">
        <path className="empty-room__reveal" transform="translate(884 74) scale(1.107 1.056)" d={arch} />
        <path className="empty-room__light" transform="translate(900 95)" d={arch} />
      </g>
    </svg>
  );
}

/** The joints of the floor in perspective: lines to the vanishing point, and courses that come closer towards it. */
function floorJoints(): string {
  const spread = (floorEnd - vanishing.y) / (wall - vanishing.y);
  const away = Array.from({ length: 27 }, (_, index) => {
    const x = vanishing.x + (index - 12) * 96;
    return `M${x} ${wall}L${Math.round(vanishing.x + (x - vanishing.x) * spread)} ${floorEnd}`;
  });
  const across = [491, 522, 572, 668].map((y) => `M${floor.x} ${y}h${floor.width}`);
  return [...away, ...across].join('');
}
