import type { MenuChanges } from './menu-changes';
import type { MenuName, Move, Target } from './menu-draft';

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

export const menuTexts = {
  title: 'Menus',
  note: 'What the header of the site and the menu on phones show.',
  groups: {
    vrf: 'VRF',
    product: 'Product',
    'home-appliance': 'Home Appliance',
    about: 'About',
  } satisfies Record<MenuName, string>,
  tabs: 'Menu groups',
  unsaved: 'unsaved changes',
  loading: 'Loading menus...',
  loadFailed: 'Could not load the menus.',
  empty: 'This menu has no entries yet.',
  add: 'Add entry',
  full: (most: number) => `A menu has at most ${most} entries.`,
  preview: 'As visitors see it',
  /** Location of each menu on the site. */
  previewOf: {
    vrf: "Header, menu 'Products', 'Variable Refrigerant Flow (VRF)', after saving",
    product: "Header, menu 'Products', 'Central and packaged', after saving",
    'home-appliance': "Header, menu 'Products', 'Home Appliance', after saving",
    about: "Header, menu 'About', after saving",
  } satisfies Record<MenuName, string>,
  previewEmpty: 'Visitors see no entry in this menu.',
} as const;

export const entryTexts = {
  untitled: 'New entry',
  badges: {
    category: 'Category',
    address: 'Address',
    heading: 'Heading',
    noProducts: 'No products',
    noPage: 'No such page',
    inactive: 'Category not shown',
    deleted: 'Category deleted',
  },
  products: (number: number) => count(number, 'product', 'products'),
  hidden: 'not shown',
  leadsNowhere: 'Leads nowhere',
  isBelow: (title: string) => `Below ${title}`,
  activeOf: (title: string) => `${title} active`,
  editOf: (title: string) => `Edit ${title}`,
  panel: 'Chosen entry',
  panelTitle: (title: string) => `Entry '${title}'`,
  labels: { title: 'Title', target: 'Leads to', address: 'Address', below: 'Below' },
  targets: {
    category: 'Category',
    address: 'Address',
    nothing: 'Nothing',
  } satisfies Record<Target, string>,
  titleHint: (category: string) => `Leave it empty for '${category}'.`,
  addressHint: 'Of this site, like /about-us, or one that begins with https://',
  nothingHint: 'A heading for the entries below it.',
  chooseCategory: 'Choose a category',
  inTrash: (title: string) => `${title} (deleted)`,
  notShown: (title: string) => `${title} (not shown)`,
  topLevel: 'Top level',
  hasEntries: 'It has entries below it, so it stays at the top.',
  place: (place: number, of: number) => `Place ${place} of ${of}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  active: 'Active, visitors see it',
  done: 'Done',
  deleteTitle: 'Delete entry',
  deleteNote: (below: number) =>
    below === 0
      ? 'Its category and products stay.'
      : `Its category and products stay. ${below === 1 ? 'The entry' : `The ${below} entries`} below it ${below === 1 ? 'takes' : 'take'} its place.`,
  delete: (title: string) => `Delete '${title}'`,
  titleMissing: 'Title is required',
  categoryMissing: 'Choose a category',
  addressMissing: 'Enter an address',
} as const;

const at = (place: number, of: number, below: string | null) =>
  `place ${place} of ${of}${below === null ? '' : ` below ${below}`}`;

export const moveTexts = {
  handle: (title: string) => `Move ${title}`,
  instructions: 'Drag an entry by its handle, or press Enter on the handle and use the arrow keys.',
  picked: (place: number, of: number, below: string | null) =>
    `, picked up at ${at(place, of, below)}.`,
  over: (from: number, place: number, of: number, below: string | null) =>
    `, taken from place ${from}, now at ${at(place, of, below)}.`,
  dropped: (place: number, of: number, below: string | null) =>
    `, put down at ${at(place, of, below)}.`,
  cancelled: ' is back where it was.',
  removed: ' is deleted when you save.',
  blocked: {
    up: ' is the first one here.',
    down: ' is the last one here.',
    in: ' cannot go below another entry here.',
    out: ' is at the top level already.',
  } satisfies Record<Move, string>,
  keys: {
    move: 'move,',
    in: 'puts it below the entry above,',
    out: 'takes it out,',
    drop: 'drops it,',
    cancel: 'puts it back.',
  },
} as const;

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
  failed: 'Could not save the menu. Your changes are still here.',
} as const;

export const menuConflictTexts = {
  title: (by: string) => `${by} has changed this menu`,
  back: 'Back to the menu',
  order: 'Order',
  moved: (number: number) => count(number, 'entry moved', 'entries moved'),
  deleted: 'Deleted',
  notThere: 'Not there',
  entry: (title: string, target: string, active: boolean) =>
    `${title}, ${target}${active ? '' : ', not active'}`,
} as const;
