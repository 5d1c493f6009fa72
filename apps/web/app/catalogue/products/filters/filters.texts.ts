import { counted } from '@shishir/format';

/** Texts of the filters of a list. */
export const filtersTexts = {
  title: 'Filters',
  titleWithCount: (count: number) => `Filters (${count})`,
  close: 'Close filters',
  clear: 'Clear all',
  show: 'Show products',
  showCount: (count: number) => `Show ${counted(count, 'product')}`,
  active: 'Active filters',
  /** After the name of a filter, for screen readers. */
  remove: ', remove filter',
  /** Labels are a name and a unit; errors and sliders use the part before the comma. */
  capacity: {
    title: 'Capacity',
    smallest: 'Smallest capacity, TR',
    largest: 'Largest capacity, TR',
    example: '1.5',
    value: (tr: string) => `${tr} TR`,
    range: (from: string, to: string) => `${from} to ${to} TR`,
    converted: (from: string, to: string) =>
      `${from === to ? from : `${from} to ${to}`} kW. You can type kW or BTU/h too: 7 kW.`,
  },
  flow: {
    title: 'Airflow',
    smallest: 'Smallest airflow, m³/h',
    largest: 'Largest airflow, m³/h',
    example: '500',
    range: (from: string, to: string) => `${from} to ${to}`,
  },
  price: {
    title: 'Price',
    lowest: 'Lowest price, taka',
    highest: 'Highest price, taka',
    example: '50,000',
    range: (from: string, to: string) => `${from} to ${to}`,
  },
  /** `problem` is the end of the sentence. */
  problem: (name: string, problem: string) => `${name}: ${problem}`,
};
