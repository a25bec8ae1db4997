import { createContext } from 'react';
import type { QuoteChoices } from '../../data/quote.ts';

/** What the shown page knows of the work: every link to the quote form and every chat of the page carries it. */
export const QuoteContext = createContext<QuoteChoices>({});
