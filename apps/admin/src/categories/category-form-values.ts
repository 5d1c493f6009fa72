import type { Category, MENU_GROUPS } from '@shishir/contract';

/** A category as it stands in the form. */
export interface TypedCategory {
  title: string;
  /** The last part alone: '/products/' stands before the field. */
  path: string;
  position: string;
  description: string;
  type: string;
  status: Category['status'];
  aliases: string;
  has_panel: boolean;
  menu: (typeof MENU_GROUPS)[number] | '';
  image: File | null;
  remove_image: boolean;
}
export type CategoryField = keyof TypedCategory;

export const CATEGORY_FIELDS = [
  'image',
  'title',
  'path',
  'position',
  'description',
  'type',
  'status',
  'aliases',
  'has_panel',
  'menu',
] as const satisfies CategoryField[];

export const newCategory: TypedCategory = {
  title: '',
  path: '',
  position: '',
  description: '',
  type: '',
  status: 'active',
  aliases: '',
  has_panel: false,
  menu: '',
  image: null,
  remove_image: false,
};

export const typedOf = (category: Category): TypedCategory => ({
  ...newCategory,
  title: category.title,
  path: category.slug,
  position: String(category.position),
  description: category.description ?? '',
  type: category.type ?? '',
  status: category.status,
  aliases: (category.aliases ?? []).join(', '),
  has_panel: category.has_panel,
});

/** '4-Way Cassette' is found at '4-way-cassette'. */
const suggestedPath = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A pasted address is as good as its last part. */
export const lastPart = (typed: string) => typed.replace(/^\s*\/?products\//i, '');

/** What the server assumes of a title, too. */
const suggestsPanel = (title: string) => /cassette|fcu/i.test(title);

/** What follows from a new title, as long as nobody said otherwise. */
export function following({ title, path, has_panel }: TypedCategory, next: string) {
  return {
    path: path === suggestedPath(title) ? suggestedPath(next) : path,
    has_panel: has_panel === suggestsPanel(title) ? suggestsPanel(next) : has_panel,
  };
}
