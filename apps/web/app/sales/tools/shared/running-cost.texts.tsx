import { groupThousands } from '@shishir/format';
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
    peakHoursHint: 'See your bill for peak times',
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
    total: 'Total',
    peak: 'Peak',
    offPeak: 'Off-peak',
    slabAbove: (kwh: number | null) => `Above ${kwh}`,
    slabFromTo: (from: number, to: number) => `${from} to ${to}`,
  },
  note: 'Energy charge only. Demand charge and VAT are extra.',
  noteWithBill: (before: string, after: string) =>
    `Energy charge only: your bill rises from ${before} to ${after}. Demand charge and VAT are extra.`,
  gridFactor: (kgPerKwh: number) => `Grid factor ${kgPerKwh} kg CO₂e per kWh`,
};
