import {
  counted,
  formatNumericDate,
  formatPaisa,
  formatTaka,
  groupThousands,
  TAKA,
} from '@shishir/format';

/** Texts of the list of tariffs. */
export const tariffsTexts = {
  title: 'Tariffs',
  note: 'Electricity prices by start date. Running costs on the site show the tariff and its date.',
  none: 'No tariffs yet.',
  add: 'Add tariff',
  addTitle: 'Add a tariff',
  addFrom: 'Add new rate',
  addFromOf: (code: string) => `Add new rate of ${code}`,
  from: (day: string) => `From ${formatNumericDate(day)}`,
  nameOf: (code: string, day: string) => `${code} from ${formatNumericDate(day)}`,
  states: { counts: 'Current', later: 'Upcoming', replaced: 'Replaced' },
  earlier: (count: number) => counted(count, 'earlier tariff'),
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
  prices: (name: string) => `Prices of ${name}`,
  columns: { use: 'kWh per month', rate: 'Price per kWh', time: 'Hours' },
  offPeak: 'Off-peak',
  peak: 'Peak',
  lifeline: (kwh: number) => `Lifeline, up to ${kwh}`,
  facts: { demand: 'Demand charge', vat: 'VAT', source: 'Source' },
  unknown: 'Not entered',
  demand: (paisa: number) => `${formatPaisa(paisa)} per kW per month`,
  vat: (basisPoints: number) => `${basisPoints / 100}%`,
  costs: {
    title: 'Monthly cost',
    note: (hasVat: boolean): string =>
      hasVat
        ? 'For comparison with a printed bill: energy charge and its VAT, without the demand charge.'
        : 'For comparison with a printed bill: energy charge, without the demand charge.',
    wrong: 'The costs appear here once the prices are complete.',
    kwh: 'kWh',
    energy: 'Energy',
    offPeak: 'All off-peak',
    peak: 'All at peak',
    vat: 'VAT',
    total: 'Total',
  },
};

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
  codeHint: 'The supplier’s name for it, such as LT-A.',
  validFromHint: 'The first day it applies.',
  kinds: { slabs: 'By monthly slabs', time: 'By time of day' },
  slabs: 'Slabs',
  columns: ['From', 'Up to, kWh', `Price, ${TAKA}/kWh`],
  upTo: (number: number) => `Slab ${number}, up to`,
  rate: (number: number) => `Slab ${number}, price`,
  above: 'and above',
  addSlab: 'Add slab',
  removeSlab: (number: number) => `Remove slab ${number}`,
  slabsAreFull: 'A tariff can have up to 12 slabs.',
  lifelineHint: 'Leave both empty if there is none.',
  demandHint: 'Leave empty if not known.',
  taka: TAKA,
  perKwh: `${TAKA}/kWh`,
  perKw: `${TAKA}/kW`,
  kwh: 'kWh',
  percent: '%',
  errors: {
    rate: 'Enter a price from 0.01 to 1,000 taka, with up to two decimals',
    demand: `Enter a charge from 0 to ${formatTaka(100_000).slice(1)} taka, with up to two decimals`,
    vat: 'Enter a percentage from 0 to 100, with up to two decimals',
    kwh: 'Enter a whole number from 1 to 1,000,000 kWh',
  },
  confirmedBefore: (name: string) =>
    `${name} confirmed the saved prices. Enter who confirmed the new ones, or leave both empty.`,
  added: (name: string) => `${name} added.`,
  saved: (name: string) => `${name} saved.`,
  failed: 'We couldn’t save the tariff. Please try again in a moment.',
  conflict: (by: string) => `${by} changed this tariff`,
};

export const removalTexts = {
  question: (name: string) => `Delete ${name}?`,
  text: 'It can’t be restored; the audit log keeps its figures.',
  then: (day: string) =>
    `This is the current rate. Without it, the rate of ${formatNumericDate(day)} applies.`,
  last: (code: string) => `This is the current rate. Without it, the site has no rate for ${code}.`,
  confirm: 'Delete',
  busy: 'Deleting...',
  done: (name: string) => `${name} deleted.`,
  failed: 'We couldn’t delete the tariff. Please try again in a moment.',
};

/** '76 to 200', 'Above 600', 'All kWh'. */
export const slabText = (after: number, up_to_kwh: number | null): string =>
  up_to_kwh === null
    ? after === 0
      ? 'All kWh'
      : `Above ${groupThousands(after)}`
    : `${groupThousands(after === 0 ? 0 : after + 1)} to ${groupThousands(up_to_kwh)}`;
