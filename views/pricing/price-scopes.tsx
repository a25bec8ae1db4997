import type { ReactNode } from 'react';
import { DataTable } from '../components/data-table.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { PageContents } from '../site/page-contents.ts';
import './price-scopes.css';

export interface PriceScopesProps {
  words: PageContents['pricing']['scopes'];
  /** One a service, in the order of the price table. */
  tables: PageContents['pricing']['scopeTables'];
}

/** What each of the 27 prices buys: a table a service, opened by its name or by a link to its anchor. */
export function PriceScopes({ words, tables }: PriceScopesProps): ReactNode {
  return (
    <section className="price-scopes-fold" aria-label={words.heading}>
      <Disclosure heading={words.heading} level={2}>
        <p className="price-scopes__lede lede">
          <RichText text={words.lede} />
        </p>
        <div className="price-scopes">
          {tables.map(({ slug, name, head, rows }) => (
            <Disclosure key={slug} name="scope" id={`${slug}-scope`} heading={name}>
              <DataTable caption={`${words.caption} ${name}`} head={head} rows={rows} />
            </Disclosure>
          ))}
        </div>
      </Disclosure>
    </section>
  );
}
