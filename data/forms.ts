import { fieldErrors as errors, enquiryFields as words } from './enquiry-form.ts';
import { tierNames } from './price-line.ts';
import { restoration } from './quote.ts';
import { serviceNames } from './services/names.ts';

export type FormId = 'quote' | 'contact' | 'newsletter';

export type FieldName =
  | 'name'
  | 'email'
  | 'phone'
  | 'service'
  | 'tier'
  | 'area'
  | 'area_size'
  | 'stone'
  | EstimateFieldName
  | 'message'
  | '_subject';

/**
 * `estimate`: its choices, as in its address (`data/estimate.ts`). The others are the server's: what it came to when it
 * was sent, in words and in whole rupees, whatever the prices become.
 */
export type EstimateFieldName = 'estimate' | 'estimate_text' | 'estimate_low' | 'estimate_high';

export type FieldErrorCode = 'required' | 'too-long' | 'format' | 'choice' | 'repeated';

/** One thing to mend, in the words the visitor reads. */
export interface FieldError {
  field: FieldName;
  code: FieldErrorCode;
  message: string;
}

/** What the visitor typed, as typed; what was not sent is absent. */
export type FormValues = Readonly<Partial<Record<FieldName, string>>>;

export interface FormField {
  /** The name it is posted under, here and to an external form service. */
  name: FieldName;
  label: string;
  hint?: string;
  control: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'hidden' | 'estimate';
  required: boolean;
  /**
   * What a browser may fill in by itself. Never `off`: what it keeps it gives back after a step back, before any script
   * runs, and a form that is posted then would come without it.
   */
  autocomplete?: 'name' | 'email' | 'tel';
  inputMode?: 'text' | 'email' | 'tel';
  /**
   * Most characters (code points) the server takes. Not for a `maxlength` attribute: browsers cut a pasted text
   * there without a word.
   */
  limit: number;
  /** Values of a select; the empty choice is the view's. */
  choices?: readonly FieldChoice[];
  messages: Partial<Record<FieldErrorCode, string>>;
}

export interface FieldChoice {
  value: string;
  label: string;
}

export interface FormTable {
  id: FormId;
  /** Where the form posts to, unless the operator chose `FORM_MODE=direct`. */
  action: `/${FormId}`;
  /** The value of `_subject`. */
  subject: string;
  fields: readonly FormField[];
}

/** Every choice of the contact form's service field: the nine services and the tenth without a page. */
const serviceChoices: readonly FieldChoice[] = [...serviceNames, restoration].map(({ name }) => ({
  value: name,
  label: name,
}));

const name: FormField = {
  name: 'name',
  label: words.name.label,
  control: 'text',
  required: true,
  autocomplete: 'name',
  limit: 100,
  messages: {
    required: errors.name,
    'too-long': errors.tooLong('your name', 100),
    repeated: 'Enter one name',
  },
};

const phone: FormField = {
  name: 'phone',
  label: words.phone.label,
  hint: words.phone.hint,
  control: 'tel',
  required: true,
  autocomplete: 'tel',
  inputMode: 'tel',
  limit: 40,
  messages: {
    required: errors.phone,
    'too-long': errors.tooLong('the phone number', 40),
    format: `${errors.phone}, or with + and its country code if it is not Indian`,
    repeated: 'Enter one phone number',
  },
};

const email: FormField = {
  name: 'email',
  label: words.email.label,
  control: 'email',
  required: true,
  autocomplete: 'email',
  inputMode: 'email',
  limit: 254,
  messages: {
    required: errors.email,
    'too-long': errors.tooLong('the email address', 254),
    format: errors.email,
    repeated: 'Enter one email address',
  },
};

const contactEmail: FormField = { ...email, hint: words.email.hint };

const service: FormField = {
  name: 'service',
  label: words.service.label,
  control: 'select',
  required: false,
  limit: 80,
  choices: serviceChoices,
  messages: {
    choice: errors.service,
    'too-long': errors.service,
    repeated: 'Choose one service',
  },
};

const tier: FormField = {
  name: 'tier',
  label: 'Package',
  control: 'select',
  required: false,
  limit: 20,
  choices: Object.entries(tierNames).map(([value, label]) => ({ value, label })),
  messages: {
    choice: 'Choose Basic, Premium or Luxury, or leave it open',
    'too-long': 'Choose Basic, Premium or Luxury, or leave it open',
    repeated: 'Choose one package',
  },
};

const area: FormField = {
  name: 'area',
  label: 'Your area',
  hint: 'The locality is enough, such as Kondapur.',
  control: 'text',
  required: false,
  limit: 80,
  messages: {
    'too-long': 'Enter an area of at most 80 characters; the locality is enough',
    repeated: 'Enter one area, and the others in the message',
  },
};

const areaSize: FormField = {
  name: 'area_size',
  label: 'Floor area',
  hint: 'In square feet, or with its unit, such as 95 gaj. A guess is fine.',
  control: 'text',
  required: false,
  // A guess has words.
  limit: 60,
  messages: {
    'too-long': 'Enter the floor area in figures, such as 850 or 95 gaj',
    format:
      'Enter the floor area in figures, from 1 to 10,00,000 square feet, such as 1,200, 95 gaj or 12 × 14',
    repeated: 'Enter one floor area',
  },
};

/** Shown where the visitor's way here named one. */
const stone: FormField = {
  name: 'stone',
  label: 'Stone',
  control: 'text',
  required: false,
  limit: 80,
  messages: {
    'too-long': 'Enter one stone, in at most 80 characters',
    repeated: 'Enter one stone, and the others in the message',
  },
};

/** A card that the visitor can change or take away; nobody types it, so what is wrong with it is left out. */
const estimate: FormField = {
  name: 'estimate',
  label: 'Estimate',
  control: 'estimate',
  required: false,
  // Of what is written in it only sizes, each cut where it is read, go further.
  limit: Number.POSITIVE_INFINITY,
  messages: {},
};

const message: FormField = {
  name: 'message',
  label: words.message.label,
  hint: words.message.hint,
  control: 'textarea',
  required: true,
  // A character of an Indian script takes nine bytes of a form's body, and the server reads 16 KiB.
  limit: 1500,
  messages: {
    required: errors.message,
    'too-long': errors.tooLong('the message', 1500),
    repeated: 'Enter one message',
  },
};

const subject: FormField = {
  name: '_subject',
  label: 'Subject',
  control: 'hidden',
  required: false,
  limit: 120,
  messages: {},
};

/** The three forms: the view draws them from here, the server checks them from here. */
export const forms = {
  quote: {
    id: 'quote',
    action: '/quote',
    subject: 'Quote request from the home page',
    fields: [name, phone, subject],
  },
  contact: {
    id: 'contact',
    action: '/contact',
    subject: 'Message from the contact page',
    fields: [name, contactEmail, phone, service, tier, area, areaSize, stone, estimate, message, subject],
  },
  newsletter: {
    id: 'newsletter',
    action: '/newsletter',
    subject: 'Newsletter subscription',
    fields: [email],
  },
} as const satisfies Record<FormId, FormTable>;
