import type { ContactMessageSummary } from '@shishir/contract';
import { formatDate } from '@shishir/format';
import { overviewTexts } from './overview.texts';

export const ENQUIRY_PARTS = ['contact', 'quotation', 'other'] as const;
type EnquiryPart = (typeof ENQUIRY_PARTS)[number];

export interface EnquiryDay {
  /** '22 Oct' */
  label: string;
  counts: Record<EnquiryPart, number>;
  total: number;
}

/** The days of the summary with the rarer kinds put together. */
export function enquiryDays(summary: ContactMessageSummary): EnquiryDay[] {
  return summary.days.map(({ date, counts }) => {
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const contact = counts.contact ?? 0;
    const quotation = counts.quotation ?? 0;
    return {
      label: formatDate(date).replace(/ \d{4}$/, ''),
      counts: { contact, quotation, other: total - contact - quotation },
      total,
    };
  });
}

/** '22 Oct: 3 contact, 1 quotation, 0 other' */
export function dayText({ label, counts }: EnquiryDay): string {
  const parts = ENQUIRY_PARTS.map(
    (part) => `${counts[part]} ${overviewTexts.parts[part].toLowerCase()}`,
  );
  return `${label}: ${parts.join(', ')}`;
}

/** The lines of the scale: four steps of a whole number, the highest day below the top. */
export function scaleOf(days: EnquiryDay[]): { top: number; ticks: number[] } {
  const highest = Math.max(0, ...days.map((day) => day.total));
  const step = Math.max(1, Math.ceil(highest / 4));
  return { top: step * 4, ticks: [0, 1, 2, 3, 4].map((line) => line * step) };
}

/** Where each part of a day's bar begins and ends, counted from the ground; empty parts are left out. */
export function stackOf({ counts }: EnquiryDay): { part: EnquiryPart; from: number; to: number }[] {
  const until = (end: number) =>
    ENQUIRY_PARTS.slice(0, end).reduce((sum, part) => sum + counts[part], 0);
  return ENQUIRY_PARTS.map((part, index) => ({
    part,
    from: until(index),
    to: until(index + 1),
  })).filter(({ from, to }) => to > from);
}
