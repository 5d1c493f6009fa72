import { type Category, CATEGORY_LABELS, type MENU_GROUPS } from '@shishir/contract';
import { counted } from '@shishir/format';

const products = (count: number) => counted(count, 'product');

/** Texts of the list of categories. */
export const categoriesTexts = {
  title: 'All Categories',
  count: (total: number) => counted(total, 'category', 'categories'),
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
    all: 'No categories yet.',
    narrowed: 'No categories match.',
  },
  /** The specified '+ Add Category'; an icon replaces the plus sign. */
  add: { sign: '+ ', text: 'Add Category' },
  products,
  productsOf: (title: string, count: number) => `${products(count)} in ${title}`,
  aliases: (aliases: string[]) => `also ${aliases.join(', ')}`,
  panel: 'With panel',
  kindInGroup: (kind: string, group: string) => `${kind}, group ${group}`,
  emptyOnSite: 'Empty on the site',
  emptyNote: 'Visitors see no products here. Publish one, or make the category inactive.',
  none: '-',
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  delete: 'Delete',
  deleteOf: (title: string) => `Delete ${title}`,
  actionsFor: (title: string) => `Actions for ${title}`,
};

export const categoryFormTexts = {
  addTitle: 'Add New Category',
  editTitle: (title: string) => `Edit ${title}`,
  added: 'Category added successfully!',
  saved: 'Category saved.',
  failed: 'Something went wrong. Please try again.',
  labels: { ...CATEGORY_LABELS, image: 'Image', menu: 'Menu entry' },
  commercial: {
    title: 'Buying information',
    note: 'Shown beside the price of every product in this category without its own text.',
    brandNote: 'Replaces the warranty above for this manufacturer’s products.',
    brand: 'Brand',
    add: 'Add a manufacturer',
    remove: (brand: string) =>
      brand ? `Remove the warranty of ${brand}` : 'Remove the warranty of this manufacturer',
    group: (number: number) => `Manufacturer ${number}`,
  },
  kindHint: 'Choose a kind',
  kindStays:
    'The kind can’t be changed because texts and drawings on the site depend on it. For another kind, add a new category.',
  groupHint: 'No group',
  groupNote: (group: string) => `Also listed at /products/${group} with the rest of the group.`,
  positionHint: 'Lower numbers come first.',
  positionAtEnd: 'Leave empty to put it last.',
  oldPathNote: (slug: string) => `Visitors to /products/${slug} are redirected here.`,
  aliasesHint: 'Other addresses that redirect here, separated by commas.',
  panelHint: 'The product form asks for panel model, type and colour.',
  menuHint: 'No menu',
  menus: {
    vrf: 'VRF',
    product: 'Product',
    'home-appliance': 'Home appliance',
    about: 'About',
  } satisfies Record<(typeof MENU_GROUPS)[number], string>,
  statusNotes: {
    active: 'Visible on the site with its products.',
    inactive: 'Hidden from the site with its products.',
    archived: 'Kept for the record, hidden from the site with its products.',
  } satisfies Record<Category['status'], string>,
  removePicture: 'Remove picture',
  keepPicture: 'Keep picture',
  removed: 'The picture will be removed when you save.',
};

export const removalTexts = {
  question: 'Are you sure you want to delete this category?',
  note: 'It is removed from the site at once and kept in the trash for 30 days.',
  confirm: 'Delete',
  busy: 'Deleting...',
  done: {
    title: 'Category deleted',
    text: (title: string) => `${title} is no longer on the site.`,
  },
  undo: 'Undo',
  restored: (title: string) => `${title} is back.`,
  failed: 'We couldn’t delete the category. Please try again in a moment.',
  restoreFailed: 'We couldn’t restore the category. Please try again in a moment.',
  usedTitle: 'This category is in use',
  used: (title: string, count: number) =>
    count === 1
      ? `1 product uses the category ‘${title}’. Move or delete it first.`
      : `${products(count)} use the category ‘${title}’. Move or delete them first.`,
  show: 'Show the products',
};

export const trashTexts = {
  views: 'Views',
  categories: 'Categories',
  trash: 'Trash',
  note: 'Deleted categories stay here for 30 days with their pictures.',
  empty: {
    all: 'The trash is empty.',
    narrowed: 'No categories in the trash match.',
  },
  deleted: 'Deleted',
  until: 'Kept until',
  restore: 'Restore',
  restoreOf: (title: string) => `Restore ${title}`,
};

export const conflictTexts = {
  title: (by: string) => `${by} changed this category`,
  empty: 'Empty',
  on: 'Yes',
  off: 'No',
  noPicture: 'No picture',
  savedPicture: 'The saved picture',
};
