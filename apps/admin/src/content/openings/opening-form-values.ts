import type { Opening } from '@shishir/contract';
import type { FieldConflict, Sides } from '../../platform/ui/form/conflict-dialog';
import { ownValues, textConflicts } from '../../platform/ui/record/record-conflicts';
import { openingFormTexts as texts, openingsTexts } from './openings.texts';

/** The fields in the order of the form. */
const FIELDS = [
  'title',
  'location',
  'type',
  'status',
  'posted_date',
  'closing_date',
  'summary',
  'description',
] as const;
type Field = (typeof FIELDS)[number];

/** An opening as its form shows it. */
export type OpeningFormValues = Record<Exclude<Field, 'type' | 'status'>, string> &
  Pick<Opening, 'type' | 'status'>;

export const toFormValues = (item: Opening | null): OpeningFormValues => ({
  title: item?.title ?? '',
  location: item?.location ?? '',
  type: item?.type ?? 'Full Time',
  status: item?.status ?? 'active',
  posted_date: item?.posted_date ?? '',
  closing_date: item?.closing_date ?? '',
  summary: item?.summary ?? '',
  description: item?.description ?? '',
});

export type OpeningBody = Partial<OpeningFormValues> & { version?: number };

/** All of a new opening but an empty day; of a change what differs, null where nothing does. */
export function toBody(values: OpeningFormValues, saved: Opening | null): OpeningBody | null {
  const before = toFormValues(saved);
  const sent = FIELDS.filter((name) =>
    saved === null
      ? name !== 'posted_date' || values.posted_date !== ''
      : values[name] !== before[name],
  );
  if (sent.length === 0) return null;
  return {
    ...Object.fromEntries(sent.map((name) => [name, values[name]])),
    ...(saved && { version: saved.version }),
  };
}

/** What differs between this form and what somebody else has saved meanwhile. */
export function openingConflicts(
  mine: OpeningFormValues,
  current: Opening,
): FieldConflict<Field>[] {
  const { labels } = texts;
  const textOf = (name: Field, value: string) =>
    name === 'status' ? openingsTexts.statuses[value as Opening['status']] : value;
  return textConflicts(FIELDS, mine, toFormValues(current), { labels, textOf });
}

/** One form out of two. */
export const mergedOpening = (
  mine: OpeningFormValues,
  current: Opening,
  sides: Sides<Field>,
): OpeningFormValues => ({ ...toFormValues(current), ...ownValues([...FIELDS], mine, sides) });
