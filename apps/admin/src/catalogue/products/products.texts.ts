import type { Product } from '@shishir/contract';
import { counted, groupLakh } from '@shishir/format';

/** Visibility of a product for visitors. */
export type Visibility = NonNullable<Product['visibility']>;

export const productsTexts = {
  listTitle: 'Products List',
  count: (total: number) => counted(total, 'product'),
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
  /** Products of a check of the overview. */
  checked: (count: number) => `Products to check: ${count}`,
  filterChip: (label: string, value: string) => `${label}: ${value}`,
  empty: {
    all: 'The catalogue is empty.',
    narrowed: 'No products match.',
  },
  emptyTrash: {
    all: 'The trash is empty.',
    narrowed: 'No products in the trash match.',
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
    changePrices: 'Change prices',
  },
  close: 'Close',
  /** Shown beside a product whose category visitors do not see. */
  categoryOff: 'Category hidden',
  categoryOffNote: (title: string, status: 'inactive' | 'archived') =>
    `Hidden from visitors: its category ‘${title}’ is ${status}.`,
  none: '-',
  onRequest: 'Price on request',
  above: (price: string) => `above ${price}`,
  catalogue: 'Catalogue',
  serviceRecord: 'Service record',
  record: 'Record',
  notEntered: (count: number) => `Not entered: ${counted(count, 'field')}`,
  gone: 'There is no product at this address.',
  serviceStatus: { pending: 'Pending', completed: 'Completed' },
  airFlowOrder: 'High/medium/low, cfm',
  /** Names of facts that differ from the labels in the form. */
  facts: {
    capacity: 'Capacity',
    kilowatts: 'Capacity in kW',
    btu: 'Capacity in BTU/h',
    airFlow: 'Air Flow',
    inverterType: 'Inverter Type',
    size: 'Size (W × H × D)',
    id: 'Id',
    changed: 'Last change',
  },
};

const products = (count: number) => productsTexts.count(count);
const are = (count: number) => (count === 1 ? 'is' : 'are');

export const visibilityTexts = {
  /** The actions that set each visibility. */
  actions: {
    published: 'Publish',
    hidden: 'Hide',
    discontinued: 'Discontinue',
  } satisfies Record<Visibility, string>,
  title: { published: 'Published', hidden: 'Hidden', discontinued: 'Discontinued' },
  nothing: (now: Visibility): string => `Nothing changed: already ${now}.`,
  /** `count` products were changed; `rest` had the visibility before. */
  done: (count: number, names: string, rest: number, now: Visibility): string => {
    if (count === 0) return visibilityTexts.nothing(now);
    const done = `${names} ${are(count)} now ${now}.`;
    if (rest === 0) return done;
    return `${done} ${groupLakh(rest)} ${rest === 1 ? 'was' : 'were'} already ${now}.`;
  },
  undo: 'Undo',
  again: (count: number, names: string, now: Visibility) => `${names} ${are(count)} ${now} again.`,
  failed: 'We couldn’t change the visibility. Please try again in a moment.',
};

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
      ? `All of them were already in ‘${title}’.`
      : `${products(count)} moved to ‘${title}’.`,
  question: (count: number, now: Visibility) =>
    `${visibilityTexts.actions[now]} ${products(count)}?`,
  note: 'This applies to every match, including those on other pages.',
  busy: 'Changing...',
  changed: (now: Visibility) => (count: number) =>
    count === 0 ? visibilityTexts.nothing(now) : `${products(count)} ${are(count)} now ${now}.`,
  failed: 'We couldn’t change the products. Please try again in a moment.',
  done: 'Success',
  removed: (count: number) =>
    `${products(count)} moved to the trash. ${count === 1 ? 'It' : 'They'} can be restored for 30 days.`,
  undo: 'Undo',
  undone: (count: number) =>
    count === 0
      ? 'Nothing was undone: all of them have been changed since.'
      : `Undone for ${products(count)}.`,
  undoFailed: 'We couldn’t undo the change. Please try again in a moment.',
};

export const removalTexts = {
  question: (name: string) => `Are you sure you want to delete ${name}?`,
  note: 'It is removed from the site at once and kept in the trash for 30 days.',
  noteOfSeveral: 'They are removed from the site at once and kept in the trash for 30 days.',
  more: (count: number) => `and ${groupLakh(count)} more`,
  confirm: 'Delete',
  busy: 'Deleting...',
  done: {
    title: 'Moved to the trash',
    text: (name: string) => `${name} can be restored for 30 days.`,
  },
  undo: 'Undo',
  failed: 'We couldn’t delete this. Please try again in a moment.',
  restored: (name: string) => `${name} is back in the catalogue.`,
  restoreFailed: 'We couldn’t restore this. Please try again in a moment.',
  categoryTrash: 'Deleted categories',
  copied: (model: string) => `This is a copy of ${model}. It stays hidden until you publish it.`,
  copyFailed: 'We couldn’t duplicate the product. Please try again in a moment.',
};
