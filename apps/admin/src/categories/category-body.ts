import { CreateCategory, UpdateCategory, type Category } from '@shishir/contract';
import type { FormProblems } from '../ui/form/form-problems';
import { typedOf, type CategoryField, type TypedCategory } from './category-form-values';

/** What is sent as text; the picture goes as a file. */
type Written = Exclude<CategoryField, 'image'>;
type Fields = Partial<Record<Written | 'version', string>>;

const TEXTS = ['title', 'path', 'description', 'type', 'status', 'aliases'] as const;
const CHANGEABLE = [...TEXTS, 'position', 'has_panel', 'remove_image'] as const;

const texts = (typed: TypedCategory, names: readonly Written[]): Fields =>
  Object.fromEntries(names.map((name) => [name, String(typed[name])]));

/** What a new category is made of; what was left empty is left to the server. */
export const createFields = (typed: TypedCategory): Fields => ({
  ...texts(typed, [...TEXTS, 'has_panel']),
  ...(typed.position.trim() && { position: typed.position }),
  ...(typed.menu && { menu: typed.menu }),
});

/** What differs from what is saved, and the version of that; null where nothing does. */
export function updateFields(typed: TypedCategory, saved: Category): Fields | null {
  const before = typedOf(saved);
  const changed = CHANGEABLE.filter((name) => typed[name] !== before[name]);
  if (changed.length === 0 && !typed.image) return null;
  return { ...texts(typed, changed), version: String(saved.version) };
}

/** What the contract says of the fields, before they are sent; null where they may be. */
export function fieldProblems(fields: Fields, isNew: boolean): FormProblems<CategoryField> | null {
  const { error } = (isNew ? CreateCategory : UpdateCategory).safeParse(fields);
  if (!error) return null;
  const said: Partial<Record<CategoryField, string>> = {};
  for (const { path, message } of error.issues) said[path[0] as CategoryField] ??= message;
  return { form: null, fields: said };
}

export function formOf(fields: Fields, image: File | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (image) form.set('image', image);
  return form;
}
