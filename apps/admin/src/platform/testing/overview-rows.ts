import type { EnquiryOverview, Figures, MailOverview, ProductOverview } from '@shishir/contract';

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

export const figures = (own: Partial<Figures> = {}): Figures => {
  const day = { views: 40, tools: 6, enquiries: 2, quotations: 1, won: 0 };
  return {
    from: '2026-11-21',
    to: '2026-11-22',
    total: { views: 1240, tools: 12, enquiries: 4, quotations: 2, won: 1 },
    previous: { views: 900, tools: 9, enquiries: 5, quotations: 1, won: 0 },
    days: [
      { day: '2026-11-21', ...day },
      { day: '2026-11-22', ...day, views: 1200 },
    ],
    pages: [
      { name: '/products/vrf', locale: 'en', count: 300 },
      { name: '/', locale: 'bn', count: 120 },
    ],
    tools: [{ name: 'room-size', locale: 'en', count: 12 }],
    forms: [
      { kind: 'quotation', begun: 8, sent: 2 },
      { kind: 'contact', begun: 0, sent: 2 },
    ],
    searches: [{ name: 'water heater', locale: 'en', count: 7 }],
    ...own,
  };
};
