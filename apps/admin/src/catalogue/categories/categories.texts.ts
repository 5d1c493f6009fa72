import { type Category, CATEGORY_LABELS, type MENU_GROUPS } from '@shishir/contract';
import { groupLakh } from '@shishir/format';

export const categoriesTexts = {
  title: 'All Categories',
  count: (total: number) => (total === 1 ? '1 category' : `${total} categories`),
  columns: {
    ...CATEGORY_LABELS,
    sl: '#',
    image: 'Image',
    action: 'Action',
  },
  search: { label: 'Search categories', hint: 'Title, path' },
  status: 'Status',
  allStatuses: 'All',
  statuses: {
    active: 'Active',
    inactive: 'Inactive',
    archived: 'Archived',
  } satisfies Record<Category['status'], string>,
  empty: {
    all: 'There are no categories yet.',
    narrowed: 'No category fits this search.',
  },
  /** The specified '+ Add Category'; an icon replaces the plus sign. */
  add: { sign: '+ ', text: 'Add Category' },
  products: (count: number) => (count === 1 ? '1 product' : `${groupLakh(count)} products`),
  productsOf: (title: string, count: number) =>
    `${count === 1 ? '1 product' : `${groupLakh(count)} products`} of ${title}`,
  aliases: (aliases: string[]) => `also ${aliases.join(', ')}`,
  panel: 'With panel',
  kindInGroup: (kind: string, group: string) => `${kind}, group ${group}`,
  emptyOnSite: 'Empty on the site',
  emptyNote: 'Visitors find no product under it. Publish one, or make the category inactive.',
  none: '-',
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  delete: 'Delete',
  deleteOf: (title: string) => `Delete ${title}`,
  actionsFor: (title: string) => `Actions for ${title}`,
} as const;

export const categoryFormTexts = {
  addTitle: 'Add New Category',
  editTitle: (title: string) => `Edit ${title}`,
  save: 'Save',
  saving: 'Saving...',
  added: 'Category added successfully!',
  saved: 'Category saved.',
  failed: 'Something went wrong. Please try again.',
  labels: { ...CATEGORY_LABELS, image: 'Image', menu: 'Menu entry' },
  commercial: {
    title: 'What buyers ask',
    note: 'Stands beside the price of each of its products that says nothing else.',
    brandNote: 'For products of this maker, in place of the warranty above.',
    brand: 'Brand',
    add: 'Add a maker',
    remove: (brand: string) => `Remove the warranty of ${brand || 'this maker'}`,
    group: (number: number) => `Maker ${number}`,
  },
  kindHint: 'Choose a kind',
  kindStays:
    'The kind cannot be changed: texts and drawings on the site belong to it. For another kind, add a new category.',
  groupHint: 'No group',
  groupNote: (group: string) => `Also listed at /products/${group}, with the others of the group.`,
  positionHint: 'Small numbers come first.',
  positionAtEnd: 'Leave empty to put it last.',
  oldPathNote: (slug: string) => `Visitors who come by /products/${slug} are still led here.`,
  aliasesHint: 'Other addresses that lead here, separated by commas.',
  panelHint: 'Products of this category ask for panel model, type and colour.',
  menuHint: 'No menu',
  menus: {
    vrf: 'VRF',
    product: 'Product',
    'home-appliance': 'Home appliance',
    about: 'About',
  } satisfies Record<(typeof MENU_GROUPS)[number], string>,
  statusNotes: {
    active: 'Visitors see it and its products.',
    inactive: 'Off the site with its products.',
    archived: 'Kept for the record, off the site with its products.',
  } satisfies Record<Category['status'], string>,
  removePicture: 'Remove picture',
  keepPicture: 'Keep picture',
  removed: 'The picture goes when you save.',
} as const;

export const removalTexts = {
  question: 'Are you sure you want to delete this category?',
  note: 'It goes off the site at once. It stays in the trash for 30 days.',
  confirm: 'Delete',
  busy: 'Deleting...',
  done: { title: 'Category deleted', text: (title: string) => `${title} is off the site.` },
  undo: 'Undo',
  restored: (title: string) => `${title} is back.`,
  failed: 'The category was not deleted. Please try again.',
  restoreFailed: 'Could not restore the category.',
  usedTitle: 'This category is in use',
  used: (title: string, count: number) =>
    count === 1
      ? `1 product uses the category ‘${title}’. Move or delete it first.`
      : `${groupLakh(count)} products use the category ‘${title}’. Move or delete them first.`,
  show: 'Show the products',
} as const;

export const trashTexts = {
  views: 'Views',
  categories: 'Categories',
  trash: 'Trash',
  note: 'Deleted categories stay here for 30 days with their pictures.',
  empty: {
    all: 'The trash is empty.',
    narrowed: 'No category in the trash fits this search.',
  },
  deleted: 'Deleted',
  until: 'Kept until',
  restore: 'Restore',
  restoreOf: (title: string) => `Restore ${title}`,
} as const;

export const conflictTexts = {
  title: (by: string) => `${by} has changed this category`,
  empty: 'Empty',
  on: 'Yes',
  off: 'No',
  noPicture: 'No picture',
  savedPicture: 'The saved picture',
} as const;
