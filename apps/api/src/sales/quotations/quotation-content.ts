import {
  type PricedLine,
  QUOTATION_TOTAL_MAX,
  type QuotationState,
  type RevisionChange,
  type RevisionChanges,
  type RevisionState,
} from '@shishir/contract';
import { type Reason, reason } from '@shishir/contract/reasons';
import { dhakaDay } from '@shishir/format';
import { type FieldProblems, InvalidInput } from '../../platform/http/api-error';
import type { QuotationEntity, QuotationRevisionEntity } from './quotation.entity';

const DAY_MS = 24 * 60 * 60_000;
/** A text column of MySQL and MariaDB has 64 KB. */
const MOST_BYTES = 60_000;

export const revisionName = (
  { number }: Pick<QuotationEntity, 'number'>,
  { revision }: Pick<QuotationRevisionEntity, 'revision'>,
) => `${number}, revision ${revision}`;

export const sumOf = ({ quantity, unit_price }: Pick<PricedLine, 'quantity' | 'unit_price'>) =>
  quantity * (unit_price ?? 0);

/**
 * Returns the figures to store. Whole taka are added and multiplied, so nothing is rounded. Throws above the maximum.
 */
export function figuresOf(lines: PricedLine[], discount: number) {
  const sum = lines.reduce((total, line) => total + sumOf(line), 0);
  if (sum > QUOTATION_TOTAL_MAX) {
    throw new InvalidInput({
      lines: reason('revision_total_too_large', { total: sum, max: QUOTATION_TOTAL_MAX }),
    });
  }
  const equipment = lines
    .filter(({ is_equipment }) => is_equipment)
    .reduce((total, line) => total + sumOf(line), 0);
  if (discount > equipment) {
    throw new InvalidInput({ discount: reason('revision_discount_too_large', { equipment }) });
  }
  return { sum, discount, total: sum - discount };
}

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

const nameOf = ({ model, title }: PricedLine) => model || title;
/** Lines of two revisions match by product, else by model and title. */
const keyOf = (line: PricedLine) =>
  line.product_id === null ? `${line.model} ${line.title}` : `#${line.product_id}`;

/** Returns the differences from the previously sent revision, as its recipient and staff read them. */
export function changesSince(
  before: QuotationRevisionEntity | undefined,
  after: QuotationRevisionEntity,
): RevisionChanges | null {
  if (!before) return null;
  const old = byKey(before.content.lines);
  const now = byKey(after.content.lines);
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
    }
  }
  for (const [key, line] of old) {
    if (now.has(key)) continue;
    const about = { name: nameOf(line), title: line.title };
    changes.push({ kind: 'removed', ...about, before: line.quantity, after: null });
  }
  for (const kind of ['discount', 'total'] as const) {
    if (before[kind] === after[kind]) continue;
    changes.push({ kind, name: '', title: '', before: before[kind], after: after[kind] });
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
function byKey(lines: PricedLine[]): Map<string, PricedLine> {
  const found = new Map<string, PricedLine>();
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
