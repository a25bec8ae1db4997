import type { ReactNode } from 'react';
import { formatRupees } from '../../data/money.ts';
import { tierNames } from '../../data/price-line.ts';
import { prices, tiers } from '../../data/prices.ts';
import { namesOfService } from '../../data/services/names.ts';
import type { ServiceSlug } from '../../data/services/slugs.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Band } from '../components/band.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { Swatch } from '../components/swatch.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { serviceSwatches } from '../pictures/service-swatches.ts';
import type { PageContents } from '../site/page-contents.ts';
import './price-table.css';

interface PriceTableProps {
  words: PageContents['pricing']['table'];
  /** Below it, on the same ground. */
  children: ReactNode;
}

/** Nine services by three tiers. On a narrow screen the table scrolls by itself and its first column stays. */
export function PriceTable({ words, children }: PriceTableProps): ReactNode {
  const rows = Object.entries(words.rows) as [ServiceSlug, string][];
  const { columns } = words;
  return (
    <Band ground="limestone" labelledBy="prices" className="price-band">
      <SectionHeading id="prices" heading={words.heading} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="price-table" aria-labelledby="price-caption" tabIndex={0}>
        <table className="price-table__table figures">
          <caption id="price-caption" className="visually-hidden">
            {words.caption}
          </caption>
          <thead>
            <tr>
              {Object.values(columns).map((column) => (
                <th key={column} scope="col">
                  <span className={column === columns.quote ? 'visually-hidden' : undefined}>{column}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([slug, name]) => (
              <PriceRow key={slug} slug={slug} name={name} ask={words.rowQuote} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="price-table__note measure soft">{words.note}</p>
      {words.settings && <p className="price-table__note measure soft">{words.settings}</p>}
      {children}
    </Band>
  );
}

interface PriceRowProps {
  slug: ServiceSlug;
  name: string;
  /** The words of its link. */
  ask: string;
}

function PriceRow({ slug, name, ask }: PriceRowProps): ReactNode {
  const subject = name.replace(/ Polishing$/, '');
  return (
    <tr id={slug}>
      <th scope="row">
        <SiteLink to={`/services/${slug}`} className="price-table__name">
          <Swatch id={serviceSwatches[slug]} className="price-table__swatch" />
          <span>
            {subject}
            {subject !== name && <span className="price-table__polishing"> Polishing</span>}
          </span>
        </SiteLink>
      </th>
      {tiers.map((tier) => (
        <td key={tier}>
          <SiteLink
            to="/contact#quote"
            quote={{ service: namesOfService(slug), tier: { slug: tier, name: tierNames[tier] } }}
          >
            {formatRupees(prices[slug][tier])}
          </SiteLink>
        </td>
      ))}
      <td>
        <ArrowLink to="/contact#quote" quote={{ service: namesOfService(slug) }} className="price-table__ask">
          {`${ask} `}
          <span className="visually-hidden">{name}</span>
        </ArrowLink>
      </td>
    </tr>
  );
}
