import { withdrawnKeptDays } from '../../../data/consent.ts';
import type { FieldName, FormId, FormValues } from '../../../data/forms.ts';
import type { Corrected } from '../../enquiries/store/operations/correct-enquiry.ts';
import { storedLabels } from '../../enquiries/stored-words.ts';
import { correctableFields, validateCorrection } from '../../enquiries/validation/validate-correction.ts';
import {
  besideStore,
  type Command,
  type CommandOptions,
  done,
  failed,
  noSuchEnquiry,
  readReference,
  UsageError,
  wordOptions,
} from './command.ts';

/** `correct REF --phone N ...`: what an enquiry says of a person is put right, field by field. */
export const correct: Command = async ({ store, clock, listSetAside }, { words, options }) => {
  const reference = readReference(words);
  const typed = readWords(options);
  const found = await store.findByReference({ reference });
  if (!found) return noSuchEnquiry(reference);
  refuseOtherFields(found.enquiry.form, typed);
  const validation = validateCorrection(found.enquiry, typed);
  if (!validation.isValid) {
    const problems = validation.errors.map(({ field, message }) => `--${field}: ${message}.`);
    throw new UsageError(problems.join('\n'));
  }
  const { fields, phoneE164: phone } = validation;
  const answer = await store.correctEnquiry({ reference, fields, phone, now: clock.now() });
  if (!answer) return noSuchEnquiry(reference);
  const { enquiry, ...rest } = answer;
  if (enquiry.state === 'withdrawn') {
    return failed(
      `${reference} was withdrawn: it is no longer used, and erased within ${withdrawnKeptDays} days. Nothing of it is corrected.`,
      null,
    );
  }
  const setAside = listSetAside();
  return done(describe(answer) + besideStore(setAside), { reference, ...rest, setAside });
};

const fieldNames = ['phone', 'email', ...Object.keys(wordOptions)] as (
  | 'phone'
  | 'email'
  | keyof typeof wordOptions
)[];

/** The words by their field. @throws UsageError where there are none */
function readWords(options: CommandOptions): FormValues {
  const given = fieldNames.filter((name) => options[name] !== undefined);
  if (given.length === 0) throw new UsageError('Say what to correct, such as --phone "+91 90000 00000".');
  return Object.fromEntries(given.map((name) => [name, options[name]]));
}

function refuseOtherFields(form: FormId, typed: FormValues): void {
  const names = correctableFields(form).map(({ name }) => name);
  const other = (Object.keys(typed) as FieldName[]).find((name) => !names.includes(name));
  if (!other) return;
  if (names.length === 0)
    throw new UsageError(
      `Another version of the site has stored the form ${form}: correct it with that one.`,
    );
  const others = names.map((name) => `--${name}`).join(', ');
  throw new UsageError(`The form ${form} has no --${other}. It has ${others}.`);
}

function describe({ enquiry, corrected, waiting, underWay, told }: Corrected): string {
  const { reference, form } = enquiry;
  if (corrected.length === 0) return `${reference} says so already. Backups may have other words.`;
  return [
    `${reference} is corrected: ${storedLabels(form, corrected).join(', ')}.`,
    ...(corrected.includes('estimate') ? ['The estimate was of another floor and is taken out.'] : []),
    ...(waiting.length > 0 ? [`Still to be sent, with the new words: ${waiting.join(', ')}.`] : []),
    ...(underWay.length > 0 ? [`Perhaps sent with the old words as well: ${underWay.join(', ')}.`] : []),
    ...(told.length > 0 ? [`Sent with the old words, so correct them there: ${told.join(', ')}.`] : []),
    'Backups still have the old words.',
  ].join('\n');
}
