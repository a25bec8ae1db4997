import type { Question } from 'schema-dts';
import { faqs } from '../../data/faqs.ts';
import { plainText } from '../../data/plain-text.ts';
import type { StructuredDataContext } from './structured-data-context.ts';

/** The ten questions, each with its anchor, and the answers in the very words of the page. */
export function faqEntries({ absolute }: StructuredDataContext): Question[] {
  return faqs.map(({ id, question, answer }) => ({
    '@type': 'Question',
    url: absolute(`/faq#${id}`),
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }));
}
