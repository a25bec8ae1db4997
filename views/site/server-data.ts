import type { Business } from '../../data/business.ts';
import type { FormId } from '../../data/forms.ts';
import type { ReturnedForm } from '../forms/returned-form.ts';

/** What the document carries for the browser besides its HTML: the values that only the running server knows. */
export interface ServerData {
  business: Business;
  siteOrigin: string;
  /** Months after the last contact at which an enquiry is erased. */
  retentionMonths: number;
  /** Who else receives an enquiry, in the words of the privacy page. */
  recipients: readonly string[];
  /** Where each form posts to; its own action where left out. */
  formActions?: Readonly<Record<FormId, string>>;
  /** The path of the page in this document, where the address that was asked for is another. */
  path?: string;
  /** URL of the styles that this document needs below its first screen. */
  lateStyles?: string | undefined;
  /** The form of this page that was not taken, in the answer to its post alone. */
  form?: ReturnedForm | undefined;
}

const serverDataId = 'server-data';

/** The server data as the text of a `<script type="application/json">`: no `<`, so that nothing in it can end the element. */
export function serverDataText(serverData: ServerData): { id: string; json: string } {
  return { id: serverDataId, json: JSON.stringify(serverData).replaceAll('<', '\\u003c') };
}

/** Reads it back. @throws Error when the document has none. */
export function readServerData(document: Document): ServerData {
  const text = document.getElementById(serverDataId)?.textContent;
  if (!text) throw new Error(`The document has no #${serverDataId}`);
  return JSON.parse(text) as ServerData;
}
