import type { Business } from '../../data/business.ts';
import type { FieldError, FormId, FormValues } from '../../data/forms.ts';
import type { WayOut } from '../../data/way-out.ts';

/** Values that only the running server knows, which the document carries for the browser besides its HTML. */
export interface ServerData {
  business: Business;
  siteOrigin: string;
  /** Months after the last contact at which an enquiry is erased. */
  retentionMonths: number;
  /** Who else receives an enquiry, in the words of the privacy page. */
  recipients: readonly string[];
  /** `proved`: claims without evidence are left out. */
  claims?: 'proved' | undefined;
  /** Address that each form posts to; its own action where left out. */
  formActions?: Readonly<Record<FormId, string>>;
  /** The path of the page in this document, where the address that was asked for is another. */
  path?: string;
  /** URL of the styles that this document needs below its first screen. */
  lateStyles?: string | undefined;
  /** Place that the address of the areas page asked about. */
  place?: PlaceAnswer | undefined;
  /** The form of this page that was not taken, in the answer to its post alone. */
  form?: ReturnedForm | undefined;
}

/** Whether we come to a place. */
export interface PlaceAnswer {
  /** As the visitor wrote it, cut short. */
  typed: string;
  /** `edge`: in the city, but outside the areas. */
  kind: 'served' | 'edge' | 'far' | 'unknown';
  /** As we know it: its names, or its PIN code; empty where unknown. */
  place: string;
  /** Slugs. */
  areas: readonly string[];
}

/** Why a form as a whole was not taken, and the ways to reach us with the same words. */
export interface FormNotice extends Pick<WayOut, 'call' | 'whatsapp'> {
  text: string;
}

/** A form that was not taken: shown again with what to correct. */
export interface ReturnedForm {
  id: FormId;
  /** Everything the visitor typed, as typed. */
  values: FormValues;
  /** Mistakes, in the order of the form; empty where `notice` says why. */
  errors: readonly FieldError[];
  /** Null where the errors say it. */
  notice: FormNotice | null;
}

const serverDataId = 'server-data';

/**
 * The server data as the text of a `<script type="application/json">`: no `<`, so that nothing in it can end the element.
 * What was typed into a form is left out: it stands in the fields, and twice it would cost twice.
 */
export function serverDataText(serverData: ServerData): { id: string; json: string } {
  const { form } = serverData;
  const carried = form ? { ...serverData, form: { ...form, values: undefined } } : serverData;
  return { id: serverDataId, json: JSON.stringify(carried).replaceAll('<', '\\u003c') };
}

/** Reads it back. @throws Error when the document has none. */
export function readServerData(document: Document): ServerData {
  const text = document.getElementById(serverDataId)?.textContent;
  if (!text) throw new Error(`The document has no #${serverDataId}`);
  const serverData = JSON.parse(text) as ServerData;
  const { form } = serverData;
  return form ? { ...serverData, form: { ...form, values: valuesIn(document, form.id) } } : serverData;
}

/** What the server put into a form's fields, whatever the visitor has changed since. */
function valuesIn(document: Document, form: FormId): FormValues {
  const fields = document.querySelectorAll<Field>(`:is(input, textarea, select)[id^="${form}-"]`);
  return Object.fromEntries(Array.from(fields, (field) => [field.name, servedValue(field)]));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function servedValue(field: Field): string | undefined {
  if (!('options' in field)) return field.defaultValue;
  return Array.from(field.options).find(({ defaultSelected }) => defaultSelected)?.value;
}

/** The answer of `GET /api/contact`, under the names the specification gives. */
export interface ContactAnswer {
  company: string;
  location: string;
  /** E.164. */
  mobile: string;
  /** E.164. */
  whatsapp: string;
  email: string;
  /** An https link that opens a map. */
  maps: string;
}

/** Name, colours and icons for a phone's home screen; the server's `webManifest` writes it. */
export const webManifestPath = '/site.webmanifest';
