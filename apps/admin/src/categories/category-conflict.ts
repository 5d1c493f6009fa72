import type { Category } from '@shishir/contract';
import { typedOf, type CategoryField, type TypedCategory } from './typed-category';

/** Fields that two people can change at the same time; the picture is one of them. */
const SHARED = [
  'title',
  'path',
  'position',
  'description',
  'type',
  'status',
  'aliases',
  'has_panel',
] as const satisfies CategoryField[];
export type SharedField = (typeof SHARED)[number] | 'image';

export interface Conflict {
  /** As it was saved meanwhile. */
  current: Category;
  theirs: TypedCategory;
  mine: TypedCategory;
  /** What both changed, each in another way. */
  disputed: SharedField[];
}

/** Holds both sides against what each began with: what only one of them changed needs no decision. */
export function conflictOf(base: Category, mine: TypedCategory, current: Category): Conflict {
  const before = typedOf(base);
  const theirs = typedOf(current);
  const changedByBoth = SHARED.filter(
    (name) =>
      mine[name] !== before[name] && theirs[name] !== before[name] && mine[name] !== theirs[name],
  );
  const pictureByBoth = hasNewPicture(mine) && base.picture?.key !== current.picture?.key;
  return {
    current,
    theirs,
    mine,
    disputed: [...changedByBoth, ...(pictureByBoth ? (['image'] as const) : [])],
  };
}

/** Their values, with ours wherever we changed one: nothing that was typed is lost. */
export function mergedOf(base: Category, { mine, theirs }: Conflict): TypedCategory {
  const before = typedOf(base);
  const ours = SHARED.filter((name) => mine[name] !== before[name]);
  const { image, remove_image } = mine;
  return {
    ...theirs,
    ...Object.fromEntries(ours.map((name) => [name, mine[name]])),
    image,
    remove_image,
  };
}

export const hasNewPicture = ({ image, remove_image }: TypedCategory) =>
  image !== null || remove_image;
