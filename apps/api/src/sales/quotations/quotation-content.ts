import {
  alternativesIn,
  amountOf,
  equipmentOf,
  isIncluded,
  type LineChoice,
  type PricedLine,
  QUOTATION_TOTAL_MAX,
  type QuotationFigures,
  quotationFiguresOf,
  type QuotationRates,
  type QuotationState,
  type RevisionChange,
  type RevisionChanges,
  type RevisionState,
  shareOf,
} from '@shishir/contract';
import { type Reason, reason } from '@shishir/contract/reasons';
import { dhakaDay } from '@shishir/format';
import { type FieldProblems, InvalidInput } from '../../platform/http/api-error';
import type { QuotationEntity, QuotationRevisionEntity, StoredLine } from './quotation.entity';

const DAY_MS = 24 * 60 * 60_000;
/** A text column of MySQL and MariaDB has 64 KB. */
const MOST_BYTES = 60_000;

export const revisionName = (
  { number }: Pick<QuotationEntity, 'number'>,
  { revision }: Pick<QuotationRevisionEntity, 'revision'>,
) => `${number}, revision ${revision}`;

/** Lines with the choice of the customer, or until then that of the offer. */
export type ChosenLine = Omit<PricedLine, 'choice'> & { choice: LineChoice | null };

export const chosenLines = (lines: StoredLine[]): ChosenLine[] =>
  lines.map(({ choice, ...line }) => ({
    ...line,
    choice: choice ? { group: choice.group, selected: choice.ordered ?? choice.selected } : null,
  }));

const ratesOf = ({ vat_bp, ait_bp, advance_percent }: QuotationRates): QuotationRates => ({
  ...{ vat_bp, ait_bp, advance_percent },
});

/** Returns the figures to store. Throws if the customer could choose more than the maximum. */
export function figuresOf(
  lines: PricedLine[],
  discount: number,
  rates: QuotationRates,
): QuotationFigures & QuotationRates {
  const all = lines.reduce((total, line) => total + amountOf(line), 0);
  const total = all + shareOf(all, rates.vat_bp ?? 0);
  if (total > QUOTATION_TOTAL_MAX) {
    const max = QUOTATION_TOTAL_MAX;
    throw new InvalidInput({ lines: reason('revision_total_too_large', { total, max }) });
  }
  for (const [group, { selected }] of alternativesIn(lines)) {
    if (selected < 2) continue;
    throw new InvalidInput({ lines: reason('alternatives_several', { group }) });
  }
  const equipment = equipmentOf(lines);
  if (discount > equipment) {
    throw new InvalidInput({ discount: reason('revision_discount_too_large', { equipment }) });
  }
  return { ...ratesOf(rates), ...quotationFiguresOf(lines, { discount, ...rates }) };
}

/** Returns the stored figures of a revision. */
export const storedFigures = (
  row: QuotationFigures & QuotationRates,
): QuotationFigures & QuotationRates => ({
  ...ratesOf(row),
  ...{ sum: row.sum, discount: row.discount, vat: row.vat, ait: row.ait },
  ...{ total: row.total, advance: row.advance },
});

/** Throws if lines and terms together do not fit their column. */
export function requireStorable(content: QuotationRevisionEntity['content']): void {
  if (Buffer.byteLength(JSON.stringify(content)) <= MOST_BYTES) return;
  throw new InvalidInput({ lines: reason('revision_too_long') });
}

/** Returns the problems that prevent sending a draft: one per field. */
export function missingOf(draft: QuotationRevisionEntity, now = new Date()): FieldProblems {
  const { lines } = draft.content;
  const problems: [field: string, problem: Reason, isMissing: boolean][] = [
    ['recipient.name', reason('recipient_name_missing'), !draft.name],
    ['recipient.email', reason('recipient_email_missing'), !draft.email],
    ['title', reason('subject_missing'), !draft.title],
    ['lines', reason('lines_missing'), lines.length === 0],
    ...lines.flatMap(({ model, title, unit_price }, at): typeof problems => [
      [`lines.${at}.title`, reason('line_title_missing'), !model && !title],
      [`lines.${at}.unit_price`, reason('line_price_missing'), unit_price === null],
    ]),
    ...[...alternativesIn(lines)].map(([group, found]): (typeof problems)[number] => [
      'lines',
      reason('alternatives_incomplete', { group }),
      found.lines < 2 || found.selected !== 1,
    ]),
    ['valid_until', reason('valid_until_past'), daysLeft(draft.valid_until, now) < 0],
  ];
  const missing = problems.filter(([, , isMissing]) => isMissing);
  return Object.fromEntries(missing.map(([field, problem]) => [field, problem]));
}

/** Returns the whole days until the last day, in Dhaka: 0 on that day, negative after it. */
export function daysLeft(valid_until: string, now = new Date()): number {
  return (Date.parse(valid_until) - Date.parse(dhakaDay(now))) / DAY_MS;
}

export const dayAfter = (days: number, now = new Date()) =>
  dhakaDay(new Date(now.getTime() + days * DAY_MS));

type Dated = Pick<QuotationRevisionEntity, 'revision' | 'accepted_at' | 'valid_until'>;

/** Returns the state of a sent revision. An accepted one stays accepted until a later revision is sent. */
export function revisionState(
  { revision, accepted_at, valid_until }: Dated,
  { sent_revision }: Pick<QuotationEntity, 'sent_revision'>,
  now = new Date(),
): RevisionState {
  if (sent_revision !== null && revision < sent_revision) return 'superseded';
  if (accepted_at) return 'accepted';
  return daysLeft(valid_until, now) < 0 ? 'expired' : 'open';
}

export function quotationState(
  quotation: Pick<QuotationEntity, 'sent_revision'>,
  sent: Dated | undefined,
): QuotationState {
  if (!sent) return 'draft';
  const state = revisionState(sent, quotation);
  return state === 'accepted' || state === 'expired' ? state : 'sent';
}

const nameOf = ({ model, title }: ChosenLine) => model || title;
/** Lines of two revisions match by product, else by model and title. */
const keyOf = (line: ChosenLine) =>
  line.product_id === null ? `${line.model} ${line.title}` : `#${line.product_id}`;

/** Amounts and rates that are compared, with their column. */
const AMOUNTS = [
  ['discount', 'discount'],
  ['vat', 'vat_bp'],
  ['ait', 'ait_bp'],
  ['total', 'total'],
  ['advance', 'advance_percent'],
] as const;

/** Returns the differences from the previously sent revision, as its recipient and staff read them. */
export function changesSince(
  before: QuotationRevisionEntity | undefined,
  after: QuotationRevisionEntity,
): RevisionChanges | null {
  if (!before) return null;
  const old = byKey(chosenLines(before.content.lines));
  const now = byKey(chosenLines(after.content.lines));
  const changes: RevisionChange[] = [];
  for (const [key, line] of now) {
    const was = old.get(key);
    const about = { name: nameOf(line), title: line.title };
    if (!was) changes.push({ kind: 'added', ...about, before: null, after: line.quantity });
    else {
      if (was.quantity !== line.quantity) {
        changes.push({ kind: 'quantity', ...about, before: was.quantity, after: line.quantity });
      }
      if (was.unit_price !== line.unit_price) {
        changes.push({ kind: 'price', ...about, before: was.unit_price, after: line.unit_price });
      }
      const [wasIn, isIn] = [isIncluded(was), isIncluded(line)].map(Number) as [number, number];
      if (wasIn !== isIn) changes.push({ kind: 'chosen', ...about, before: wasIn, after: isIn });
    }
  }
  for (const [key, line] of old) {
    if (now.has(key)) continue;
    const about = { name: nameOf(line), title: line.title };
    changes.push({ kind: 'removed', ...about, before: line.quantity, after: null });
  }
  for (const [kind, column] of AMOUNTS) {
    if (before[column] === after[column]) continue;
    changes.push({ kind, name: '', title: '', before: before[column], after: after[column] });
  }
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const texts = [
    same(before.letter, after.letter) ? [] : (['letter'] as const),
    same(before.content.terms, after.content.terms) ? [] : (['terms'] as const),
    same(inputsOf(before), inputsOf(after)) ? [] : (['design'] as const),
    before.valid_until === after.valid_until ? [] : (['valid_until'] as const),
  ].flat();
  return { since: before.revision, changes, texts };
}

/** Combines several lines of one product, with the price of the first. */
function byKey(lines: ChosenLine[]): Map<string, ChosenLine> {
  const found = new Map<string, ChosenLine>();
  for (const line of lines) {
    const before = found.get(keyOf(line));
    found.set(
      keyOf(line),
      before ? { ...before, quantity: before.quantity + line.quantity } : line,
    );
  }
  return found;
}

const inputsOf = ({ design }: QuotationRevisionEntity) =>
  design &&
  (design.tool === 'room'
    ? design.room
    : design.tool === 'system'
      ? design.system
      : design.project);
