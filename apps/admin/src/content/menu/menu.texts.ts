import type { MenuChanges } from './menu-changes';
import type { MenuName, Move, Target } from './menu-draft';

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

export const menuTexts = {
  title: 'Menus',
  note: 'Site header and mobile menu.',
  groups: {
    vrf: 'VRF',
    product: 'Product',
    'home-appliance': 'Home Appliance',
    about: 'About',
  } satisfies Record<MenuName, string>,
  tabs: 'Menu groups',
  unsaved: 'unsaved changes',
  loading: 'Loading menus...',
  loadFailed: 'We couldn’t load the menus.',
  empty: 'This menu has no entries yet.',
  add: 'Add entry',
  full: (most: number) => `A menu can have up to ${most} entries.`,
  preview: 'As visitors see it',
  /** Location of each menu on the site. */
  previewOf: {
    vrf: 'In the header under ‘Products’, ‘Variable Refrigerant Flow (VRF)’, once saved',
    product: 'In the header under ‘Products’, ‘Central and packaged’, once saved',
    'home-appliance': 'In the header under ‘Products’, ‘Home Appliance’, once saved',
    about: 'In the header under ‘About’, once saved',
  } satisfies Record<MenuName, string>,
  previewEmpty: 'Visitors see no entries in this menu.',
};

export const entryTexts = {
  untitled: 'New entry',
  badges: {
    category: 'Category',
    address: 'Address',
    heading: 'Heading',
    noProducts: 'No products',
    noPage: 'Page not found',
    inactive: 'Category hidden',
    deleted: 'Category deleted',
  },
  products: (number: number) => count(number, 'product', 'products'),
  hidden: 'hidden',
  leadsNowhere: 'No target',
  isBelow: (title: string) => `Below ${title}`,
  activeOf: (title: string) => `Show ${title}`,
  editOf: (title: string) => `Edit ${title}`,
  panel: 'Selected entry',
  panelTitle: (title: string) => `Entry ‘${title}’`,
  labels: { title: 'Title', target: 'Links to', address: 'Address', below: 'Below' },
  targets: {
    category: 'Category',
    address: 'Address',
    nothing: 'Nothing',
  } satisfies Record<Target, string>,
  titleHint: (category: string) => `Leave empty to use ‘${category}’.`,
  addressHint: 'On this site, such as /about-us, or starting with https://',
  nothingHint: 'Used as a heading for the entries below it.',
  chooseCategory: 'Choose a category',
  inTrash: (title: string) => `${title} (deleted)`,
  notShown: (title: string) => `${title} (hidden)`,
  topLevel: 'Top level',
  hasEntries: 'This entry has entries below it, so it stays at the top level.',
  place: (place: number, of: number) => `Position ${place} of ${of}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  active: 'Active (visible to visitors)',
  done: 'Done',
  deleteTitle: 'Delete entry',
  deleteNote: (below: number) =>
    below === 0
      ? 'Its category and products stay.'
      : `Its category and products stay. ${below === 1 ? 'The entry' : `The ${below} entries`} below it ${below === 1 ? 'takes' : 'take'} its place.`,
  delete: (title: string) => `Delete ‘${title}’`,
  titleMissing: 'Title is required',
  categoryMissing: 'Choose a category',
  addressMissing: 'Enter an address',
};

const at = (place: number, of: number, below: string | null) =>
  `position ${place} of ${of}${below === null ? '' : ` below ${below}`}`;

export const moveTexts = {
  handle: (title: string) => `Move ${title}`,
  instructions: 'Drag an entry by its handle, or press Enter on the handle and use the arrow keys.',
  picked: (place: number, of: number, below: string | null) =>
    `, picked up at ${at(place, of, below)}.`,
  over: (from: number, place: number, of: number, below: string | null) =>
    `, moved from position ${from}, now at ${at(place, of, below)}.`,
  dropped: (place: number, of: number, below: string | null) =>
    `, put down at ${at(place, of, below)}.`,
  cancelled: ' is back where it was.',
  removed: ' will be deleted when you save.',
  blocked: {
    up: ' is already first.',
    down: ' is already last.',
    in: ' can’t be moved below another entry here.',
    out: ' is already at the top level.',
  } satisfies Record<Move, string>,
  keys: {
    move: 'to move,',
    in: 'to nest it under the entry above,',
    out: 'to move it out,',
    drop: 'to drop it,',
    cancel: 'to cancel.',
  },
};

export const saveTexts = {
  changes: (number: number) => count(number, 'unsaved change', 'unsaved changes'),
  parts: ({ moved, added, changed, deleted }: MenuChanges) =>
    [
      [moved, 'moved'],
      [added, 'added'],
      [changed, 'changed'],
      [deleted, 'deleted'],
    ]
      .filter(([number]) => number !== 0)
      .map((part) => part.join(' '))
      .join(', '),
  attention: (number: number) => count(number, 'entry needs attention', 'entries need attention'),
  discard: 'Discard',
  save: 'Save menu',
  saving: 'Saving...',
  saved: 'Menu saved.',
  failed: 'We couldn’t save the menu. Your changes are still here.',
};

export const menuConflictTexts = {
  title: (by: string) => `${by} changed this menu`,
  back: 'Back to the menu',
  order: 'Order',
  moved: (number: number) => count(number, 'entry moved', 'entries moved'),
  deleted: 'Deleted',
  notThere: 'Not in the menu',
  entry: (title: string, target: string, active: boolean) =>
    `${title}, ${target}${active ? '' : ', inactive'}`,
};
