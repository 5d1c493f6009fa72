import type { EnquiryOverview, MailOverview, ProductOverview } from '@shishir/contract';

export const enquiryOverview = (own: Partial<EnquiryOverview> = {}): EnquiryOverview => ({
  new_count: 4,
  received: { count: 12, previous: 9 },
  late: { count: 0, previous: 0, longest_since: null },
  answer_time: { median: 190, previous: 230 },
  chart: {
    per: 'week',
    bars: [
      { from: '2026-11-15', contact: 3, quotation: 1, other: 2 },
      { from: '2026-11-22', contact: 0, quotation: 0, other: 1 },
    ],
    total: { count: 7, previous: 4 },
  },
  waiting: { total: 0, enquiries: [] },
  unsent: { total: 0, enquiries: [] },
  ...own,
});

export const productOverview = (own: Partial<ProductOverview> = {}): ProductOverview => ({
  total: 71,
  checks: [],
  oldest_pending: null,
  ...own,
});

export const mailOverview = (own: Partial<MailOverview> = {}): MailOverview => ({
  failed: { count: 0, previous: 0 },
  sent: 1204,
  troubled: [],
  ...own,
});
