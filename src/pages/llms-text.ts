import { areas } from '../../data/areas.ts';
import { settingLines } from '../../data/before-the-call.ts';
import { openingHours } from '../../data/business.ts';
import { displayPhone } from '../../data/contact-links.ts';
import { llmsWords } from '../../data/llms.ts';
import { tierPrices } from '../../data/price-line.ts';
import type { Route } from '../../views/routes/route.ts';
import { routes } from '../../views/routes/route-table.ts';
import type { StructuredDataContext } from '../structured-data/structured-data-context.ts';

/** `/llms.txt` by llmstxt.org: who this is and what each page holds, in Markdown for programs that read aloud. */
export function llmsText(context: StructuredDataContext): string {
  const { business } = context;
  const services = routes.filter(({ page }) => page === 'service');
  const articles = routes.filter(({ page }) => page === 'article');
  const guides = routes.filter(({ page }) => page === 'guide');
  const listed = [...services, ...guides, ...articles];
  const others = routes.filter((route) => route.sitemap !== null && !listed.includes(route));
  return `${[
    `# ${business.name}`,
    `> ${llmsWords.summary}`,
    [
      `- ${llmsWords.place}: ${business.location}. ${areas.map(({ name }) => name).join(', ')}.`,
      `- ${llmsWords.hours}: ${openingHours.text}.`,
      `- ${llmsWords.contact}: ${displayPhone(business.phone)}, ${business.email}.`,
      ...[...llmsWords.notes, ...settingLines.map(({ text }) => text)].map((note) => `- ${note}`),
    ].join('\n'),
    section(llmsWords.services, services, context),
    section(llmsWords.guides, guides, context),
    section(llmsWords.articles, articles, context),
    section(llmsWords.pages, others, context),
  ].join('\n\n')}\n`;
}

function section(heading: string, rows: readonly Route[], context: StructuredDataContext): string {
  return [`## ${heading}`, '', ...rows.map((route) => line(route, context))].join('\n');
}

function line(route: Route, { absolute }: StructuredDataContext): string {
  return `- [${route.head.title}](${absolute(route.path)}): ${pricesOf(route)}${route.head.description}`;
}

function pricesOf(route: Route): string {
  if (route.page !== 'service') return '';
  const { summary, buys } = route.content;
  const tiers = tierPrices(summary.slug).map(({ tier, name, price }) => `${name} ${price} (${buys[tier]})`);
  return `${tiers.join(', ')} ${llmsWords.perSquareFoot}. `;
}
