import Rss from 'lucide/dist/esm/icons/rss.mjs';
import type { ReactNode } from 'react';
import { feedPath } from '../../data/feed.ts';
import { blogPage } from '../../data/pages/blog.ts';
import { Band } from '../components/band.tsx';
import { Icon } from '../components/icon.tsx';
import { EnquiryForm } from '../forms/enquiry-form.tsx';
import type { ShownForm } from '../site/page-contents.ts';
import './newsletter-band.css';

/** How to hear of the next one: the box for an email address, and the feed. */
export function NewsletterBand({ form }: { form: ShownForm }): ReactNode {
  const { newsletter, feed } = blogPage;
  return (
    <Band
      ground="limestone"
      labelledBy="newsletter-heading"
      className="newsletter-band no-print"
      inner="newsletter-band__inner columns"
    >
      <div className="stack">
        <h2 id="newsletter-heading">{newsletter.heading}</h2>
        <p className="lede">{newsletter.text}</p>
        <a href={feedPath} className="newsletter-band__feed">
          <Icon of={Rss} />
          {feed}
        </a>
      </div>
      <EnquiryForm
        form={form}
        submit={newsletter.submit}
        arrangement="row"
        labelledBy="newsletter-heading"
        className="newsletter-band__form"
      />
    </Band>
  );
}
