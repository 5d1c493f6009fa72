import type {
  Design,
  Quotation,
  QuotationEvent,
  QuotationRevision,
  QuotationRow,
  QuotationSettings,
  TermsSet,
} from '@shishir/contract';

const MOMENT = '2026-11-20T08:05:00.000Z';
/** Date far in the future, so that these tests do not expire. */
export const LATER = '2099-12-22';

type Line = QuotationRevision['lines'][number];

export const line = (own: Partial<Line> = {}): Line => ({
  product_id: 25,
  model: 'AM056NN4DEH',
  title: 'Wind-Free 4 Way Cassette 5.6 kW',
  note: '',
  quantity: 3,
  unit_price: 56_500,
  listed_price: 56_500,
  is_equipment: true,
  choice: null,
  ...own,
});

export const installation = (own: Partial<Line> = {}): Line =>
  line({
    ...{ product_id: null, model: '', title: 'Installation', quantity: 1 },
    ...{ unit_price: 340_000, listed_price: null, is_equipment: false },
    ...own,
  });

/** Draft of revision 1 with two lines. */
export const revision = (own: Partial<QuotationRevision> = {}): QuotationRevision => ({
  id: 31,
  revision: 1,
  state: 'draft',
  recipient: {
    name: 'Nadia Rahman',
    company: 'Padma Design Studio',
    email: 'nadia@example.com',
    number: '+8801000004491',
    place: 'Dhanmondi',
  },
  title: 'VRF air conditioning, office',
  letter: 'Dear Nadia Rahman',
  design: null,
  lines: [line(), installation()],
  terms: [{ title: 'Payment', text: '50 % with the order.' }],
  sum: 509_500,
  discount: 0,
  total: 509_500,
  ...{ vat_bp: null, vat: 0, ait_bp: null, ait: 0, advance_percent: null, advance: 0 },
  valid_until: LATER,
  changes: null,
  sent_at: null,
  sent_by: null,
  mail: null,
  opened_at: null,
  accepted_at: null,
  accepted_name: null,
  accepted_address: null,
  purchase_order: null,
  needs_approval: false,
  approval: null,
  link: null,
  version: 1,
  updated_at: MOMENT,
  ...own,
});

/** The same revision after it was sent. */
export const sentRevision = (own: Partial<QuotationRevision> = {}): QuotationRevision =>
  revision({
    ...{ state: 'open', sent_at: MOMENT, sent_by: { id: 1, name: 'Rafiqul Islam' } },
    link: 'https://cooling.example/quotation?token=abc',
    ...own,
  });

export const quotationEvent = (own: Partial<QuotationEvent>): QuotationEvent => ({
  id: 1,
  kind: 'sent',
  revision: 1,
  at: MOMENT,
  by: { id: 1, name: 'Rafiqul Islam' },
  text: null,
  ...own,
});

export const quotation = (own: Partial<Quotation> = {}): Quotation => ({
  id: 4,
  number: 'QUO-2026-000004',
  state: 'draft',
  has_draft: true,
  enquiry: { id: 12, reference: 'ENQ-2026-000012', created_at: MOMENT, in_trash: false },
  locale: 'en',
  open_questions: 0,
  created_at: MOMENT,
  updated_at: MOMENT,
  note: '',
  created_by: { id: 1, name: 'Rafiqul Islam' },
  revisions: [revision()],
  events: [],
  version: 1,
  ...own,
});

export const quotationRow = (own: Partial<QuotationRow> = {}): QuotationRow => ({
  locale: 'en',
  id: 4,
  number: 'QUO-2026-000004',
  state: 'draft',
  has_draft: true,
  enquiry: { id: 12, reference: 'ENQ-2026-000012', created_at: MOMENT, in_trash: false },
  open_questions: 0,
  created_at: MOMENT,
  updated_at: MOMENT,
  revision: 1,
  title: 'VRF air conditioning, office',
  name: 'Nadia Rahman',
  company: 'Padma Design Studio',
  total: 509_500,
  valid_until: LATER,
  sent_at: null,
  opened_at: null,
  accepted_at: null,
  mail: null,
  ...own,
});

export const termsSet = (own: Partial<TermsSet> = {}): TermsSet => ({
  id: 1,
  name: 'VRF with installation',
  terms: [{ title: 'Payment', text: '50 % with the order.' }],
  locale: 'en',
  is_default: true,
  version: 1,
  updated_at: MOMENT,
  ...own,
});

const cassette = {
  ...{ id: 25, model: 'AM056NN4DEH', title: 'Wind-Free 4 Way Cassette 5.6 kW' },
  ...{ cooling_kw: 5.6, price: 56_500, refrigerant: 'R410A', power_input_w: 40 },
  ...{ category: 'four_way_cassette', panel_model: 'PC4NUSKAN' },
};
const outdoor = {
  ...{ id: 3, model: 'AM080', title: 'Outdoor unit 6 HP', cooling_kw: 16, price: 300_000 },
  ...{ refrigerant: 'R410A', power_input_w: 5000, series: 'S', horsepower: 6 },
  ...{ ratio_min: 50, ratio_max: 130, indoor_max: 10 },
};
const window = { ratio_min: 50, ratio_max: 130, indoor_max: 10, model: 'AM080', is_default: false };

/** Design of two rooms, one of them with two units. */
export const systemDesign = (): Design & { tool: 'system' } => ({
  tool: 'system',
  system: {
    rooms: [
      { name: 'Reception', load_kw: 4.9, unit: 25, count: 1, with_panel: true },
      { name: 'Open office', load_kw: 9.8, unit: 25, count: 2, with_panel: true },
    ],
    outdoor: [3],
  },
  result: {
    edition: 2,
    rooms: [
      {
        ...{ name: 'Reception', load_kw: 4.9, unit: cassette, count: 1, cooling_kw: 5.6 },
        ...{ left_kw: 0.7, left_percent: 14.3, price: 56_500 },
      },
      {
        ...{ name: 'Open office', load_kw: 9.8, unit: cassette, count: 2, cooling_kw: 11.2 },
        ...{ left_kw: 1.4, left_percent: 14.3, price: 113_000 },
      },
    ],
    ...{ load_kw: 14.7, indoor_kw: 16.8, units: 3, outdoor_is_chosen: true, warnings: [] },
    outdoor: {
      ...{ modules: [outdoor], is_estimate: false, cooling_kw: 16, horsepower: 6 },
      ...{ ratio_percent: 105, window, fits: true, warnings: [], price: 300_000 },
      above_loads_percent: 9,
    },
    bill: { lines: [], total: 0, on_request: 0, not_included: [] },
    ...{ outdoor_input_w: 5000, fans_input_w: 120 },
  },
  link: '/tools/vrf?rooms=2',
  values: [
    {
      ...{ key: 'ratio_max_percent', label: 'Highest ratio', value: 130, unit: '%' },
      ...{ confirmed: false, source: 'Data book' },
    },
  ],
  at: MOMENT,
  text: 'VRF system, 2 rooms\nReception: load 4.9 kW',
});

export const quotationSettings = (own: Partial<QuotationSettings> = {}): QuotationSettings => ({
  ...{ vat_bp: 1500, ait_bp: 500, source: 'Accountant', states_vat: false, states_ait: false },
  ...{ advance_percent: null, approval_above: null },
  ...own,
});
