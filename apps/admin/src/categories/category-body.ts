import { CreateCategory, UpdateCategory, type Category } from '@shishir/contract';
import type { FormProblems } from '../form/form-problems';
import type { CategoryField, TypedCategory } from './typed-category';

/** What is sent as text; the picture goes as a file. */
type Written = Exclude<CategoryField, 'image'>;
type Fields = Partial<Record<Written | 'version', string>>;

const TEXTS = ['title', 'path', 'description', 'type', 'status', 'aliases'] as const;

const texts = (typed: TypedCategory, names: readonly Written[]): Fields =>
  Object.fromEntries(names.map((name) => [name, String(typed[name])]));

/** What a new category is made of; what was left empty is left to the server. */
export const createFields = (typed: TypedCategory): Fields => ({
  ...texts(typed, [...TEXTS, 'has_panel']),
  ...(typed.position.trim() && { position: typed.position }),
  ...(typed.menu && { menu: typed.menu }),
});

/** What differs, and the version that was looked at. */
export function updateFields(
  typed: TypedCategory,
  changed: readonly CategoryField[],
  { version }: Category,
): Fields {
  const named = changed.filter((name): name is Written => name !== 'image');
  return { ...texts(typed, named), version: String(version) };
}

/** What the contract says of the fields, before they are sent; null where they may be. */
export function fieldProblems(fields: Fields, isNew: boolean): FormProblems<CategoryField> | null {
  // Read as a number, nothing would be 0.
  const read = fields.position?.trim() === '' ? { ...fields, position: NaN } : fields;
  const { error } = (isNew ? CreateCategory : UpdateCategory).safeParse(read);
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
