import type { Category } from '@shishir/contract';
import type { Dispute, Sides } from '../ui/form/conflict-dialog';
import { categoriesTexts, categoryFormTexts, conflictTexts as texts } from './categories.texts';
import { typedOf, type CategoryField, type TypedCategory } from './category-form-values';

const WRITTEN = [
  'title',
  'path',
  'status',
  'position',
  'description',
  'type',
  'aliases',
  'has_panel',
] as const satisfies CategoryField[];
type Written = (typeof WRITTEN)[number];
/** Fields that two people can change at the same time. */
export type SharedField = Written | 'image';

/** What differs between what is typed and what somebody else has saved meanwhile. */
export function categoryDisputes(
  mine: TypedCategory,
  changed: readonly CategoryField[],
  current: Category,
): Dispute<SharedField>[] {
  const theirs = typedOf(current);
  const disputes: Dispute<SharedField>[] = WRITTEN.filter(
    (name) => mine[name] !== theirs[name],
  ).map((name) => ({
    name,
    label: categoryFormTexts.labels[name],
    mine: wordsOf(mine, name),
    theirs: wordsOf(theirs, name),
    touched: changed.includes(name),
  }));
  if (!mine.image && !(mine.remove_image && current.picture)) return disputes;
  const picture: Dispute<SharedField> = {
    name: 'image',
    label: categoryFormTexts.labels.image,
    mine: mine.image?.name ?? texts.noPicture,
    theirs: current.picture ? texts.savedPicture : texts.noPicture,
    touched: true,
  };
  return [picture, ...disputes];
}

/** One record out of two. */
export function mergedCategory(
  mine: TypedCategory,
  current: Category,
  sides: Sides<SharedField>,
): TypedCategory {
  const kept = WRITTEN.filter((name) => sides[name] === 'mine');
  const { image, remove_image } = mine;
  return {
    ...typedOf(current),
    ...Object.fromEntries(kept.map((name) => [name, mine[name]])),
    ...(sides.image === 'mine' && { image, remove_image }),
  };
}

function wordsOf(typed: TypedCategory, name: Written): string {
  if (name === 'has_panel') return typed.has_panel ? texts.on : texts.off;
  if (name === 'status') return categoriesTexts.statuses[typed.status];
  return typed[name] || texts.empty;
}
