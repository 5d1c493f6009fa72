import { formatNumericDate, formatPaisa, formatTaka, groupThousands, TAKA } from '@shishir/format';

export const tariffsTexts = {
  title: 'Tariffs',
  note: 'What electricity costs, from which day on. Running costs on the site name the tariff and its date.',
  none: 'No tariffs yet.',
  add: 'Add Tariff',
  addTitle: 'Add a tariff',
  addFrom: 'New from a date',
  addFromOf: (code: string) => `New ${code} from a date`,
  from: (day: string) => `From ${formatNumericDate(day)}`,
  nameOf: (code: string, day: string) => `${code} from ${formatNumericDate(day)}`,
  states: { counts: 'Counts today', later: 'Not yet', replaced: 'Replaced' },
  earlier: (count: number) => (count === 1 ? '1 earlier tariff' : `${count} earlier tariffs`),
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
  prices: (name: string) => `Prices of ${name}`,
  columns: { use: 'kWh a month', rate: 'Price a kWh', time: 'Hours' },
  offPeak: 'Off-peak',
  peak: 'Peak',
  lifeline: (kwh: number) => `Lifeline, up to ${kwh}`,
  facts: { demand: 'Demand charge', vat: 'VAT', source: 'Source' },
  unknown: 'Not entered',
  demand: (paisa: number) => `${formatPaisa(paisa)} a month for each kW`,
  vat: (basisPoints: number) => `${basisPoints / 100}\u00a0%`,
  costs: {
    title: 'What a month costs',
    note: (hasVat: boolean) =>
      `To compare with a printed bill: the energy charge${hasVat ? ' and its VAT' : ''}, without the demand charge.`,
    wrong: 'The costs stand here once the prices are complete.',
    kwh: 'kWh',
    energy: 'Energy',
    offPeak: 'All off-peak',
    peak: 'All at peak',
    vat: 'VAT',
    total: 'Total',
  },
} as const;

export const tariffFormTexts = {
  editTitle: (name: string) => `Edit ${name}`,
  labels: {
    code: 'Code',
    name: 'Name',
    valid_from: 'Valid from',
    kind: 'Prices',
    prices: 'Prices',
    off_peak: 'Off-peak',
    peak: 'Peak',
    lifeline_up_to: 'Lifeline up to',
    lifeline_rate: 'Lifeline price',
    demand: 'Demand charge',
    vat: 'VAT',
  },
  codeHint: 'What the supplier calls it, such as LT-A.',
  validFromHint: 'The first day on which it counts.',
  kinds: { slabs: 'By slabs of a month', time: 'By the hour' },
  slabs: 'Slabs',
  columns: ['From', 'Up to, kWh', `Price, ${TAKA}/kWh`],
  upTo: (number: number) => `Slab ${number}, up to`,
  rate: (number: number) => `Slab ${number}, price`,
  above: 'and above',
  addSlab: 'Add slab',
  removeSlab: (number: number) => `Remove slab ${number}`,
  slabsAreFull: 'A tariff has at most 12 slabs.',
  lifelineHint: 'Leave both empty where there is none.',
  demandHint: 'Leave empty while it is not known.',
  taka: TAKA,
  perKwh: `${TAKA}/kWh`,
  perKw: `${TAKA}/kW`,
  kwh: 'kWh',
  percent: '%',
  errors: {
    rate: 'Enter a price from 0.01 to 1,000 taka, with two decimals at most',
    demand: `Enter a charge from 0 to ${formatTaka(100_000).slice(1)} taka, with two decimals at most`,
    vat: 'Enter a per cent from 0 to 100, with two decimals at most',
    kwh: 'Enter a whole number from 1 to 1,000,000 kWh',
  },
  confirmedBefore: (name: string) =>
    `${name} has confirmed the saved prices. Enter who has confirmed the new ones, or leave both empty.`,
  added: (name: string) => `${name} is added.`,
  saved: (name: string) => `${name} is saved.`,
  failed: 'The tariff could not be saved.',
  conflict: (by: string) => `${by} has saved this tariff`,
} as const;

export const removalTexts = {
  question: (name: string) => `Delete ${name}?`,
  text: 'It cannot be restored; the audit log keeps its figures.',
  then: (code: string, day: string) =>
    `It counts today. Without it ${code} from ${formatNumericDate(day)} counts.`,
  last: (code: string) => `It counts today. Without it the site calculates with no tariff ${code}.`,
  confirm: 'Delete',
  busy: 'Deleting...',
  done: (name: string) => `${name} is deleted.`,
  failed: 'The tariff could not be deleted.',
} as const;

/** '76 to 200', 'Above 600'. */
export const slabText = (after: number, up_to_kwh: number | null): string =>
  up_to_kwh === null
    ? `Above ${groupThousands(after)}`
    : `${groupThousands(after === 0 ? 0 : after + 1)} to ${groupThousands(up_to_kwh)}`;
