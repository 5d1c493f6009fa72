import type { Product } from '@shishir/contract';
import { groupLakh } from '@shishir/format';

/** Visibility of a product for visitors. */
export type Visibility = NonNullable<Product['visibility']>;

export const productsTexts = {
  listTitle: 'Products List',
  count: (total: number) => (total === 1 ? '1 product' : `${groupLakh(total)} products`),
  inCategories: (count: number) => ` in ${count} ${count === 1 ? 'category' : 'categories'}`,
  columns: {
    sl: 'Sl',
    model: 'Model',
    capacity: 'Capacity',
    refrigerant: 'Refrigerant',
    inverterType: 'Inverter Type',
    category: 'Category',
    airFlow: 'Air Flow',
    brand: 'Brand',
    type: 'Type',
    kilowatts: 'kW',
    price: 'Price',
    regularPrice: 'Regular price',
    visibility: 'Visibility, changed',
    position: 'Position',
    service: 'Service',
    deleted: 'Deleted',
    until: 'Kept until',
    action: 'Action',
  },
  search: { label: 'Search products', hint: 'Model, title, capacity' },
  byCategory: 'Search by Category',
  allCategories: 'All Categories',
  visibility: 'Visibility',
  allVisibilities: 'All',
  published: 'Published',
  hidden: 'Hidden',
  discontinued: 'Discontinued',
  service: 'Service',
  allServices: 'All',
  priceState: 'Price',
  priceStates: {
    all: 'All',
    offer: 'On offer',
    on_request: 'On request',
    offer_above: 'Offer above price',
  },
  pictureCount: 'Pictures',
  pictureCounts: { all: 'All', none: 'None', one: 'One' },
  filterChip: (label: string, value: string) => `${label}: ${value}`,
  empty: {
    all: 'The catalogue is empty.',
    narrowed: 'No product fits this search.',
  },
  emptyTrash: {
    all: 'The trash is empty.',
    narrowed: 'No product in the trash fits this search.',
  },
  views: {
    all: 'All',
    offerAbove: 'Offer above price',
    hidden: 'Hidden',
    discontinued: 'Discontinued',
    trash: 'Trash',
  },
  trashNote: 'Deleted products stay here for 30 days with their pictures.',
  unknownCategory: (name: string) => `There is no category ‘${name}’.`,
  add: 'Add product',
  view: (model: string) => `View ${model}`,
  edit: (model: string) => `Edit ${model}`,
  duplicate: (model: string) => `Duplicate ${model}`,
  delete: (model: string) => `Delete ${model}`,
  restore: (model: string) => `Restore ${model}`,
  actionsFor: (model: string) => `Actions for ${model}`,
  actions: {
    edit: 'Edit',
    view: 'View',
    duplicate: 'Duplicate',
    delete: 'Delete',
    restore: 'Restore',
    publish: 'Publish',
    hide: 'Hide',
    discontinue: 'Discontinue',
    changePrices: 'Change prices',
  },
  close: 'Close',
  /** Shown beside a product whose category visitors do not see. */
  categoryOff: 'Category off the site',
  categoryOffNote: (title: string, status: 'inactive' | 'archived') =>
    `Visitors do not see it: its category ‘${title}’ is ${status}.`,
  none: '-',
  onRequest: 'Price on request',
  above: (price: string) => `above ${price}`,
  catalogue: 'Catalogue',
  serviceRecord: 'Service record',
  record: 'Record',
  notEntered: (count: number) => `Not entered: ${count} ${count === 1 ? 'field' : 'fields'}`,
  gone: 'There is no product at this address.',
  serviceStatus: { pending: 'Pending', completed: 'Completed' },
} as const;

const products = (count: number) => productsTexts.count(count);
const are = (count: number) => (count === 1 ? 'is' : 'are');

/** The action that sets each visibility. */
export const SHOWN_BY = {
  published: 'publish',
  hidden: 'hide',
  discontinued: 'discontinue',
} as const satisfies Record<Visibility, keyof typeof productsTexts.actions>;

export const visibilityTexts = {
  title: { published: 'Published', hidden: 'Hidden', discontinued: 'Discontinued' },
  nothing: (now: Visibility): string => `Nothing changed: what you chose was ${now} already.`,
  /** `count` products were changed; `rest` had the visibility before. */
  done: (count: number, names: string, rest: number, now: Visibility): string => {
    if (count === 0) return visibilityTexts.nothing(now);
    const others = rest === 0 ? '' : ` ${rest} ${rest === 1 ? 'was' : 'were'} so already.`;
    return `${names} ${are(count)} ${now} now.${others}`;
  },
  undo: 'Undo',
  again: (count: number, names: string, now: Visibility) => `${names} ${are(count)} ${now} again.`,
  failed: 'Could not change the visibility.',
} as const;

/** Texts for changing many products together. */
export const bulkTexts = {
  move: 'Move to category',
  moveTitle: (count: number) => `Move ${products(count)}`,
  category: 'Category',
  choose: 'Choose a category',
  moveNow: 'Move',
  moving: 'Moving...',
  moved: (title: string) => (count: number) =>
    count === 0
      ? `All of them were in ‘${title}’ already.`
      : `${products(count)} moved to ‘${title}’.`,
  question: (count: number, now: Visibility) =>
    `${productsTexts.actions[SHOWN_BY[now]]} ${products(count)}?`,
  note: 'All that match, also on the pages that you do not see.',
  busy: 'Changing...',
  changed: (now: Visibility) => (count: number) =>
    count === 0 ? visibilityTexts.nothing(now) : `${products(count)} ${are(count)} ${now} now.`,
  failed: 'Could not change the products.',
  done: 'Success',
  removed: (count: number) =>
    `${products(count)} moved to the trash. ${count === 1 ? 'It' : 'They'} can be restored for 30 days.`,
  undo: 'Undo',
  undone: (count: number) =>
    count === 0
      ? 'Nothing was taken back: all of them were changed since.'
      : `Taken back for ${products(count)}.`,
  undoFailed: 'Could not take it back.',
} as const;

export const removalTexts = {
  question: (name: string) => `Are you sure you want to delete ${name}?`,
  note: 'It goes off the site at once and stays in the trash for 30 days.',
  noteOfSeveral: 'They go off the site at once and stay in the trash for 30 days.',
  more: (count: number) => `and ${groupLakh(count)} more`,
  confirm: 'Delete',
  busy: 'Deleting...',
  done: {
    title: 'Moved to the trash',
    text: (name: string) => `${name} can be restored for 30 days.`,
  },
  undo: 'Undo',
  failed: 'Not deleted. Please try again.',
  restored: (name: string) => `${name} is back in the catalogue.`,
  restoreFailed: 'Could not restore.',
  categoryTrash: 'Deleted categories',
  copied: (model: string) => `This is the copy of ${model}. It is hidden until you publish it.`,
  copyFailed: 'Could not duplicate the product.',
} as const;
