import { groupThousands } from '@shishir/format';
import { PEAK_HOURS } from '@shishir/sizing';
import type { ReactNode } from 'react';

interface TariffState {
  /** Date of its prices; null if they have none. */
  from: string | null;
  confirmed: boolean;
}

/** Texts of the monthly electricity cost. */
export const runningCostTexts = {
  fields: {
    hours: 'Hours a day',
    days: 'Days a month',
    load: 'Average load',
    otherUse: 'Other use of the household',
    otherUseHint: 'From your last bill without cooling',
    peakHours: 'Of which peak hours',
    peakHoursHint: `Peak is ${PEAK_HOURS.from}:00 to ${PEAK_HOURS.to}:00`,
    tariff: 'Tariff',
    /** Name of the field in an error. */
    tariffName: 'tariff',
  },
  units: { hours: 'h', days: 'days' },
  tariff: {
    option: (code: string, name: string) => `${code}, ${name}`,
    state({ from, confirmed }: TariffState): string {
      if (from === null) return confirmed ? '' : 'To be confirmed';
      return confirmed ? `Valid from ${from}` : `Valid from ${from}, to be confirmed`;
    },
  },
  noCost: (reason: ReactNode) => <>No cost yet: {reason}</>,
  month: 'a month',
  kwhMonth: 'kWh a month',
  co2eMonth: 'kg CO₂e a month',
  chart: {
    otherUse: (kwh: number) => `Other use, ${groupThousands(kwh)} kWh`,
    airConditioner: (kwh: number) => `Air conditioner, ${groupThousands(kwh)} kWh`,
  },
  table: {
    caption: 'Cost breakdown',
    slab: 'Slab',
    time: 'Time',
    kwh: 'kWh',
    pricePerKwh: (currency: string) => `${currency} per kWh`,
    energy: 'Energy charge',
    demand: (kw: string, pricePerKw: string) => `Demand charge, ${kw} kW × ${pricePerKw}`,
    vat: (percent: number) => `VAT ${percent}%`,
    total: 'Total',
    peak: 'Peak',
    offPeak: 'Off-peak',
    slabAbove: (kwh: number | null) => (kwh ? `Above ${kwh}` : 'All kWh'),
    slabFromTo: (from: number, to: number) => `${from} to ${to}`,
  },
  energyOnly: 'Energy charge only. Demand charge and VAT are extra.',
  notIncluded: { demand: 'The demand charge is extra.', vat: 'VAT is extra.' },
  energyRises: (before: string, after: string) =>
    `Your energy charge rises from ${before} to ${after}.`,
  gridFactor: (kgPerKwh: number) => `Grid factor about ${kgPerKwh} kg CO₂e per kWh`,
};
