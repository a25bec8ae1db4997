import { formatNumber, formatRupees } from './money.ts';
import { type Settings, settings } from './settings.ts';

/** A setting as pages say it. */
export interface SettingLine {
  id: keyof Settings;
  label: string;
  /** A whole sentence. */
  text: string;
}

const labels: Readonly<Record<keyof Settings, string>> = {
  tax: 'Tax',
  minimumCharge: 'Smallest bill',
  smallestJob: 'Smallest floor',
  advancePercent: 'Advance',
  payment: 'Payment',
  serviceRadiusKm: 'Distance',
};

/** What the owner has set, in the order in which a customer asks; empty while nothing is. */
export const settingLines: readonly SettingLine[] = /* @__PURE__ */ linesOf(settings);

/** The sentences of those named, or of all, in that order, each after a space; empty while none is set. */
export function settingText(...ids: readonly SettingLine['id'][]): string {
  return settingLines
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .map(({ text }) => ` ${text}`)
    .join('');
}

/** Of those that bear on a sum. */
export function settingsOfSums(): string {
  return settingText('tax', 'minimumCharge', 'smallestJob');
}

function linesOf(set: Settings): readonly SettingLine[] {
  const { tax, minimumCharge, smallestJob, advancePercent, payment = [], serviceRadiusKm } = set;
  const texts: Readonly<Record<keyof Settings, string | false | undefined>> = {
    tax:
      tax &&
      (tax.isIncluded
        ? `The rates include ${tax.percent} % GST.`
        : `${tax.percent} % GST is added to the rates.`),
    minimumCharge: minimumCharge !== undefined && `The smallest bill is ${formatRupees(minimumCharge)}.`,
    smallestJob: smallestJob !== undefined && `We take floors from ${formatNumber(smallestJob)} sq ft.`,
    advancePercent:
      advancePercent !== undefined && `${advancePercent} % of the quote is paid when you accept it.`,
    payment: payment.length > 0 && `You can pay by ${payment.join(', ').replace(/, ([^,]+)$/, ' or $1')}.`,
    serviceRadiusKm:
      serviceRadiusKm !== undefined && `We come up to ${serviceRadiusKm} km from the centre of Hyderabad.`,
  };
  return (Object.keys(texts) as (keyof Settings)[]).flatMap((id) => {
    const text = texts[id];
    return text ? [{ id, label: labels[id], text }] : [];
  });
}
