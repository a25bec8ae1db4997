import type { ArticleSlug } from '../articles/slugs.ts';
import type { Comparison } from '../gallery.ts';
import type { GuideSlug } from '../guides/slugs.ts';
import type { PageHead } from '../page-head.ts';
import type { Rich } from '../paths.ts';
import type { PictureId } from '../pictures.ts';
import type { Room } from '../rooms.ts';
import type { StoneFamilyId } from '../stones/stone.ts';
import type { StoneId } from '../stones/stones.ts';
import type { ServiceSlug } from './slugs.ts';

/** What cards and navigation need of a service. */
export interface ServiceSummary {
  /** 1 to 9, in the order of the specification. */
  id: number;
  slug: ServiceSlug;
  /** Exactly as the specification names it. */
  name: string;
  /** One sentence, at most 120 characters. */
  description: string;
  picture: PictureId;
}

/** A service as `GET /api/services` answers it: with what the modal says besides. */
export interface ServiceDetails extends ServiceSummary {
  /** Four to six, each a short phrase. */
  features: readonly string[];
  /** Five steps, each a short phrase. */
  process: readonly string[];
}

/** Without what only the modal says. */
export function summaryOf(service: ServiceSummary | ServiceDetails): ServiceSummary {
  const { id, slug, name, description, picture } = service;
  return { id, slug, name, description, picture };
}

export interface ServiceStone {
  stone: StoneId;
  /** One true line about polishing this stone in this service. */
  note: string;
  /** Where this service's use of the stone asks for another interval than a floor does. */
  resealMonths?: readonly [number, number];
}

export interface ServiceStep {
  title: string;
  text: string;
  /** The figure that goes with the step: a grit range, a depth, a time. */
  figure: string;
}

/** The bays of a service page between its prices and its questions. */
export type ServicePart = 'before-after' | 'intro' | 'stones' | 'process' | 'benefits';

type ReadingPath = `/blog/${ArticleSlug}` | `/guides/${GuideSlug}`;

/** The long content of one service page. */
export interface ServiceContent {
  slug: ServiceSlug;
  head: PageHead;
  /** The h1. */
  headline: string;
  /** At the head of the page: a `threshold-*`. */
  picture: PictureId;
  /** One or two sentences below the h1. */
  lede: string;
  /** In which order the page tells: each part once, though a service may have no pair. */
  order: readonly ServicePart[];
  introHeading: string;
  /** Two to four paragraphs. */
  intro: readonly Rich[];
  /** What the paragraphs after the first are about: opens them. */
  introMore: string;
  stonesHeading: string;
  stonesLede: string;
  /** Where the ten are laid. */
  room: Room['id'];
  /** Exactly ten. */
  stones: readonly ServiceStone[];
  processHeading: string;
  /** Exactly five. */
  process: readonly ServiceStep[];
  benefitsHeading: string;
  benefits: readonly { title: string; text: string }[];
  tipsHeading: string;
  tips: readonly { title: string; text: Rich }[];
  /** What the page begins with, near enough to be seen; `states` names what lies side by side in it. */
  closeUp: { picture: PictureId; states: readonly string[] };
  /** What the five steps leave of one piece of floor. */
  stages: PictureId;
  /** Beside the hours. */
  atWork: PictureId;
  /**
   * What people do on the finished floor: above the benefits on a phone, beside them in a wide window, or across that
   * where it is more than twice as wide as high.
   */
  inUse: PictureId;
  /** At the end of the page: an `evening-*` from edge to edge, and what stands on the green stone of its wall. */
  closing: { picture: PictureId; heading: string; text: string };
  /** Beside the tips: what days with the stone are like. */
  care: { picture: PictureId };
  timelineHeading: string;
  /** Five rows: how a usual job runs by the clock. */
  timeline: readonly { when: string; what: string }[];
  /** Concrete numbers a competitor's page does not give: grits, hardness, drying, dust, noise. */
  facts: readonly { label: string; value: string }[];
  /** Three questions that only this service gets. */
  questions: readonly { question: string; answer: Rich }[];
  /** Whose care card says how to live with it afterwards. */
  family: StoneFamilyId;
  related: readonly [ServiceSlug, ServiceSlug, ServiceSlug, ServiceSlug];
  /** The two articles or guides that go deeper. */
  reading: readonly [ReadingPath, ReadingPath];
  /** Only where a before/after pair shows this kind of floor. */
  comparison: Comparison['id'] | null;
  /** What the two pictures of the pair show, in two lines of 14 characters: the column beside them takes no more. */
  comparisonHeading: string;
  /** Most pages list the eight areas in the sidebar; kitchen marble lists four marbles there instead. */
  sidebar: 'areas' | 'kitchen-marbles';
}
