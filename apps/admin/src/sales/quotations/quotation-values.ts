import type { QuotationRevision, QuotationRow, RevisionChange } from '@shishir/contract';
import {
  dhakaMidnight,
  formatNumericDate,
  formatNumericTime,
  formatTaka,
  inDigits,
} from '@shishir/format';
import type { Tone } from '../../platform/theme/status-badge';

export const dayText = (day: string) => formatNumericDate(dhakaMidnight(day));
/** '22/11/2026, 10:41'. */
export const timeText = (moment: string) => formatNumericTime(moment);

/** State of a quotation in a list: 'draft' until a revision is sent, and 'opened' once the customer has opened it. */
export type ListedState = 'draft' | 'sent' | 'opened' | 'accepted' | 'expired';
export const LISTED_TONES: Record<ListedState, Tone> = {
  draft: 'warn',
  sent: 'info',
  opened: 'info',
  accepted: 'ok',
  expired: 'bad',
};

export function listedState(row: Pick<QuotationRow, 'state' | 'opened_at'>): ListedState {
  return row.state === 'sent' && row.opened_at ? 'opened' : row.state;
}

export const REVISION_TONES: Record<QuotationRevision['state'], Tone> = {
  draft: 'warn',
  open: 'info',
  accepted: 'ok',
  superseded: 'mute',
  expired: 'bad',
};

/** A value of a change in pieces, percent or whole taka. */
export function changeValue({ kind }: RevisionChange, value: number | null): string {
  if (value === null) return '-';
  switch (kind) {
    case 'added':
    case 'removed':
    case 'quantity':
      return `${inDigits(value)} ×`;
    case 'vat':
    case 'ait':
      return `${inDigits(value / 100)}%`;
    case 'advance':
      return `${inDigits(value)}%`;
    case 'chosen':
      return value === 1 ? '✓' : '-';
    default:
      return formatTaka(value);
  }
}
