import type { ReactNode } from 'react';

/** Renders a part of a sentence with emphasis or for screen readers only. */
type Render = (text: string) => ReactNode;

/** 'Indoor Unit' -> 'Indoor units', 'Chiller' -> 'Chillers'. */
const plural = (type: string) => `${type.replace(' Unit', ' unit')}s`;

/** 'Indoor Unit' -> 'indoor units'. */
const pluralInSentence = (type: string) =>
  plural(type).replace(/^./, (letter) => letter.toLowerCase());

/** Texts of the comparison. Types of units are names such as 'Indoor Unit'. */
export const compareTexts = {
  home: 'Home',
  products: 'Products',
  title: 'Compare',
  description: 'Units side by side: capacity, size, power and price.',
  empty: {
    title: 'Nothing to compare yet',
    text: 'Press Compare on up to four units: outdoor with outdoor, indoor with indoor. They’ll appear here side by side.',
  },
  failed: {
    title: 'We couldn’t load the comparison',
    text: 'Connection lost. Please try again. Your selection is still saved in this browser.',
  },
  toggle: {
    compare: 'Compare',
    compareUnit: (title: string) => `Compare ${title}`,
    notAdded: 'Not added to the comparison',
    full: (max: number) => `You can compare up to ${max} units. Remove one first.`,
    notComparable: (type: string, chosenType: string) =>
      `${plural(type)} can’t be compared with ${pluralInSentence(chosenType)}.`,
    startAgain: 'Start again with this one',
  },
  panel: {
    label: 'Comparison',
    selected: (strong: Render, count: number, max: number) => (
      <>{strong(`${count} of ${max}`)} selected</>
    ),
    selectedOne: (strong: Render, max: number) => (
      <>{strong(`1 of ${max}`)} selected. Add another to compare.</>
    ),
    /** After the name of a unit, for screen readers. */
    remove: ', remove from the comparison',
    clear: 'Clear',
    compare: 'Compare',
  },
  notes: {
    unknown: (count: number) =>
      count === 1
        ? 'One unit in this link was left out because it isn’t in the catalogue or is no longer sold.'
        : `${count} units in this link were left out because they aren’t in the catalogue or are no longer sold.`,
    notComparable: (title: string, type: string, shownType: string) =>
      `${title} was left out: ${pluralInSentence(type)} can’t be compared with ${pluralInSentence(shownType)}.`,
    tooMany: (max: number, titles: string[]) =>
      `You can compare up to ${max} units. Left out: ${titles.join(', ')}.`,
  },
  table: {
    label: 'Comparison, scrolls sideways',
    differencesOnly: 'Differences only',
    different: (count: number, total: number) => `${count} of ${total} rows differ.`,
    onlyOne: 'Add another unit to see the differences.',
    rowDiffers: (name: string, hidden: Render) => (
      <>
        {name}
        {hidden(' differs')}
      </>
    ),
    notGiven: 'not given',
    quotation: 'Quotation',
    markedRows: 'Marked rows differ.',
    dataSheet: 'Data sheet',
    remove: (title: string) => `Remove ${title}`,
    addLabel: 'Add another unit',
    add: 'Add',
    price: 'Price',
    pricePerTon: 'Price per TR',
    capacity: 'Capacity',
  },
};
