import { counted, groupThousands } from '@shishir/format';
import type { ReactNode } from 'react';

/** Renders a part of a sentence with emphasis or for screen readers only. */
type Render = (text: string) => ReactNode;

const millimetres = (side: number) => `${groupThousands(side)} mm`;

/** Texts of a list of products that the browser needs. */
export const productListTexts = {
  filters: 'Filters',
  /** Heading of the list for screen readers. */
  products: 'Products',
  units: (count: number) => counted(count, 'unit'),
  sizes: (count: number) => (count === 1 ? '1 size' : `${groupThousands(count)} sizes`),
  lead: (min: string, max: string) => `Every unit we sell, from ${min} to ${max} TR of cooling.`,
  empty: {
    noPage: (page: number) => `There is no page ${page}.`,
    pages: (count: number) =>
      count === 1 ? 'This list has one page.' : `This list has ${count} pages.`,
    firstPage: 'First page',
    lastPage: 'Last page',
    filtered: 'No units match. Remove a filter or ask us.',
    search:
      'Try a capacity such as 1.5 ton, 18,000 BTU or 5 kW, a model, or a type of unit. Or ask us.',
    category: 'Nothing is listed yet. Tell us what you need.',
  },
  help: {
    label: 'Help with the size',
    title: 'Not sure which size?',
    text: 'Answer a few questions and get a size, with the reasons.',
    textWithoutTool: 'Send us three things and an engineer will recommend a model.',
    questions: ['Floor area and ceiling height', 'Which way the windows face', 'Number of people'],
    calculate: 'Size your room',
    ask: 'Ask an engineer',
  },
  table: {
    title: 'All sizes in one table',
    text: 'One row for each size, with what differs.',
    points: ['Capacity and body', 'Prices below each other', 'Compare up to four'],
    open: 'Open the table',
  },
  sort: {
    label: 'Sort by',
    bestMatch: 'Best match',
    /** Ventilators are sized by air flow. */
    ofVentilators: {
      cooling_tr: 'Airflow: low to high',
      '-cooling_tr': 'Airflow: high to low',
    } as Partial<Record<string, string>>,
    submit: 'Sort',
  },
  view: {
    label: 'View',
    families: 'Families',
    models: (count: number) => counted(count, 'model'),
    cards: 'Cards',
    table: 'Table',
  },
  pages: {
    label: 'Pages',
    previous: (hidden: Render) => <>Previous{hidden(' page')}</>,
    next: (hidden: Render) => <>Next{hidden(' page')}</>,
    page: (hidden: Render, page: number) => (
      <>
        {hidden('Page ')}
        {page}
      </>
    ),
  },
  grid: {
    bodyHeight: (height: number) => `Body ${millimetres(height)} high`,
    bodyWidth: (width: number) => `Cabinet ${millimetres(width)} wide`,
    sizes: (from: string, to: string, count: number) => `${from} to ${to}, ${count} sizes`,
  },
  /** Above the sizes of a category. */
  same: {
    label: 'Common to all sizes:',
    values: (values: string[]) => `${values.join(', ')}.`,
    /** `unit` is a link to the outdoor units, with the lowest price if it is known. */
    need: (unit: Render, price: string | null) => (
      <>
        VRF indoor units: every system needs an{' '}
        {unit(price === null ? 'outdoor unit' : `outdoor unit from ${price}`)}.
      </>
    ),
  },
  card: {
    tr: (capacity: string) => `${capacity} TR`,
    kw: (capacity: string) => `${capacity} kW`,
    body: (strong: Render, width: number, height: number) => (
      <>
        {strong(millimetres(width))} wide, {millimetres(height)} high
      </>
    ),
    bodyWidth: (strong: Render, width: number) => <>Body {strong(millimetres(width))} wide</>,
    bodyHeight: (strong: Render, height: number) => <>Body {strong(millimetres(height))} high</>,
  },
  ladder: {
    caption: (heading: string) => `${heading} by size`,
    compare: 'Compare',
    size: 'Size',
    price: 'Price',
    cart: 'Cart',
    note: (number: number) => `Note ${number}`,
    onRequest: 'On request',
    /** Name of the struck-through price, for screen readers. */
    regularPrice: 'Regular price',
  },
};
