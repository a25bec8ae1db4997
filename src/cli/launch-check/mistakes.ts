import { openingHours } from '../../../data/business.ts';
import { claimList } from '../../../data/claims.ts';
import { holidays } from '../../../data/hours.ts';
import { jobs } from '../../../data/jobs.ts';
import { type PictureId, pictureAlts } from '../../../data/pictures.ts';
import { prices, tiers, warrantyYears } from '../../../data/prices.ts';
import { altOf, isRendered } from '../../../data/rendered-pictures.ts';
import { settings } from '../../../data/settings.ts';
import { testimonials } from '../../../data/testimonials.ts';

/** One thing for the owner to put right before the site goes public. */
export interface Finding {
  what: string;
  /** Where, and what belongs there. */
  where: string;
}

export interface PictureSize {
  /** As masters have it. */
  key: string;
  /** In pixels; 0 where the file is no picture. */
  width: number;
}

/** The least width of a photograph that fills a wide screen, and of any other, in pixels. */
const minWidths = { hero: 1600, other: 1200 };

/**
 * What cannot be meant, in the owner's words: prices, hours, holidays, settings, claims, testimonials, jobs and pictures.
 * `today` as `YYYY-MM-DD`, in the time of India.
 */
export function listMistakes(pictures: readonly PictureSize[], today: string): readonly Finding[] {
  return [
    ...priceMistakes(),
    ...hourMistakes(),
    ...holidayMistakes(today),
    ...settingMistakes(),
    ...claimMistakes(),
    ...jobMistakes(),
    ...pictureMistakes(pictures),
  ];
}

function priceMistakes(): Finding[] {
  const where = 'data/prices.ts: whole rupees per square foot, Premium above Basic and Luxury above Premium';
  return Object.entries(prices).flatMap(([service, row]) => {
    const amounts = tiers.map((tier): number => row[tier]);
    const odd = tiers.filter((tier) => !Number.isInteger(row[tier]) || row[tier] <= 0);
    if (odd.length > 0)
      return odd.map((tier) => ({
        what: `The ${tier} price of ${service} is ${row[tier]}: nobody can pay that`,
        where,
      }));
    const isAscending = amounts.every((amount, place) => place === 0 || amount > (amounts[place - 1] ?? 0));
    const notRising = `The three prices of ${service} do not rise: ${amounts.join(', ')}`;
    return findings({ [notRising]: !isAscending }, where);
  });
}

function hourMistakes(): Finding[] {
  const where = 'data/business.ts: opens and closes as 09:00 and 19:00, on a clock of 24 hours';
  const times: [string, string][] = [
    ['opening', openingHours.opens],
    ['closing', openingHours.closes],
  ];
  const odd = times.filter(([, time]) => !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time));
  if (odd.length > 0)
    return odd.map(([name, time]) => ({ what: `The ${name} hour ${time} is no time of day`, where }));
  const isBackward = openingHours.opens >= (openingHours.closes as string);
  return findings({ 'The business closes before it opens': isBackward }, where);
}

function holidayMistakes(today: string): Finding[] {
  const where = 'data/hours.ts: holidays, each with its date as 2026-12-25 and its name, in order';
  const dates = holidays.map(({ date }) => date);
  const found = holidays.flatMap(({ date, name }, place) => {
    const wrong = {
      [`The holiday ${name} is on ${date || 'no day'}, and there is no such day`]: !isDay(date),
      [`The holiday on ${date} has no name`]: name.trim() === '',
      [`${date} stands twice among the holidays`]: dates.indexOf(date) !== place,
      [`The holiday on ${date} comes after a later one`]: date < (dates[place - 1] ?? ''),
    };
    return findings(wrong, where);
  });
  const isOver = dates.length > 0 && dates.every((date) => date < today);
  return [...found, ...findings({ 'Every holiday in the list is over: has this year none?': isOver }, where)];
}

function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${date}T`);
}

function settingMistakes(): Finding[] {
  const { tax, minimumCharge, smallestJob, advancePercent, payment, serviceRadiusKm } = settings;
  const wrong = {
    [`A tax of ${tax?.percent} % cannot be`]: tax && !isWithin(tax.percent, 0, 50),
    [`A smallest bill of ₹${minimumCharge} cannot be`]: !isWithin(minimumCharge, 1, 1_000_000),
    [`A smallest floor of ${smallestJob} sq ft cannot be`]: !isWithin(smallestJob, 1, 10_000),
    [`An advance of ${advancePercent} % cannot be`]: !isWithin(advancePercent, 1, 100),
    [`A distance of ${serviceRadiusKm} km cannot be`]: !isWithin(serviceRadiusKm, 1, 500),
    'There is no way to pay in the list of ways to pay': payment?.length === 0,
  };
  return findings(wrong, 'data/settings.ts: put it right, or take the line out to say nothing');
}

function claimMistakes(): Finding[] {
  const evidence = claimList
    .filter((claim) => claim.evidence !== null && String(claim.evidence).trim().length < 10)
    .map(({ id, evidence }) => ({
      what: `The evidence of the claim ${id} is "${evidence}": nobody finds the proof by that`,
      where: `data/claims.ts: ${id}.evidence says where the proof is kept, or null`,
    }));
  const voices = testimonials
    .filter(({ text, author, area }) => [text, author, area].some((word) => word.trim() === ''))
    .map(({ author }) => ({
      what: `The testimonial of ${author || 'nobody'} lacks its words, its author or its area`,
      where: 'data/testimonials.ts: fill it in, or take the whole entry out',
    }));
  const years = tiers
    .filter((tier) => !isWithin(warrantyYears[tier], 1, 20))
    .map((tier) => ({
      what: `A warranty of ${warrantyYears[tier]} years in ${tier} cannot be`,
      where: 'data/prices.ts: warrantyYears',
    }));
  return [...evidence, ...voices, ...years];
}

/** A finished job is shown by photographs, and its words fit its card and what search engines show of it. */
function jobMistakes(): Finding[] {
  return jobs.flatMap(({ slug, title, words, before, after, finished }) => {
    const wrong = {
      [`The job ${slug} shows ${before}, which is rendered and no finished floor`]: isRendered(before),
      [`The job ${slug} shows ${after}, which is rendered and no finished floor`]: isRendered(after),
      [`The title of the job ${slug} has ${title.length} characters`]: !isWithin(title.length, 1, 40),
      [`The words of the job ${slug} have ${words.length} characters`]: !isWithin(words.length, 70, 160),
      [`The job ${slug} was finished on ${finished}, and there is no such day`]: !isDay(finished),
    };
    const where = 'data/jobs.ts: two photographs, a title of up to 40 characters, words of 70 to 160';
    return findings(wrong, where);
  });
}

function pictureMistakes(pictures: readonly PictureSize[]): Finding[] {
  const widths = new Map(pictures.map(({ key, width }) => [key, width]));
  return (Object.keys(pictureAlts) as PictureId[]).flatMap((id) => {
    const file = `static/pictures/${id}.jpg`;
    const width = widths.get(id);
    const least = id.startsWith('hero-') ? minWidths.hero : minWidths.other;
    const wrong = {
      [`The picture ${id} has no file`]: width === undefined,
      [`The picture ${id} cannot be read: is it a whole JPEG?`]: width === 0,
      [`The photograph ${id} is ${width} pixels wide, and ${least} are needed: on a large screen it would look soft`]:
        width && !isRendered(id) && width < least,
      [`The picture ${id} has no words for who cannot see it (data/pictures.ts)`]:
        altOf(id).trim().length < 10,
    };
    return findings(wrong, `${file}: the picture as the camera took it, a JPEG`);
  });
}

/** What is wrong of some things that could be, by what is to be said of each. */
export function findings(wrong: Readonly<Record<string, unknown>>, where: string): Finding[] {
  return Object.entries(wrong).flatMap(([what, isWrong]) => (isWrong ? [{ what, where }] : []));
}

function isWithin(value: number | undefined, least: number, most: number): boolean {
  return value === undefined || (value >= least && value <= most);
}
