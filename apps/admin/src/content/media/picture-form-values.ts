import { numberOrNull } from '@shishir/format';
import { type MediaItem, type UpdateMedia } from '@shishir/contract';
import type { FieldConflict, Sides } from '../../platform/ui/form/conflict-dialog';
import { panelTexts } from './media.texts';

/** A picture as its panel shows it; the point as it is typed. */
export interface PictureFormValues {
  alt: string;
  focal: { x: string; y: string };
}
type Field = keyof PictureFormValues;

export const toFormValues = (item: MediaItem | null): PictureFormValues => ({
  alt: item?.picture.alt ?? '',
  focal: { x: String(item?.focal.x ?? ''), y: String(item?.focal.y ?? '') },
});

/** What is not a number stays as it is typed: the schema says so at its field. */
const number = (text: string) => numberOrNull(text, { whole: true }) ?? text;

/** What differs; null where nothing does. */
export function toBody({ alt, focal }: PictureFormValues, saved: MediaItem | null) {
  const before = toFormValues(saved);
  const isMoved = focal.x !== before.focal.x || focal.y !== before.focal.y;
  if (alt === before.alt && !isMoved) return null;
  return {
    ...(alt === before.alt ? {} : { alt }),
    ...(isMoved ? { focal: { x: number(focal.x), y: number(focal.y) } } : {}),
    ...(saved && { version: saved.version }),
  } as UpdateMedia;
}

/** What differs between this form and what somebody else has saved meanwhile. */
export function pictureConflicts(
  mine: PictureFormValues,
  current: MediaItem,
): FieldConflict<Field>[] {
  const theirs = toFormValues(current);
  const read = ({ alt, focal }: PictureFormValues) => ({
    alt: alt || '-',
    focal: panelTexts.focal.value(focal),
  });
  const labels = { alt: panelTexts.description, focal: panelTexts.focal.heading };
  return (['focal', 'alt'] as const)
    .filter((name) => read(mine)[name] !== read(theirs)[name])
    .map((name) => ({
      name,
      label: labels[name],
      mine: read(mine)[name],
      theirs: read(theirs)[name],
    }));
}

/** One form out of two. */
export function mergedPicture(
  mine: PictureFormValues,
  current: MediaItem,
  sides: Sides<Field>,
): PictureFormValues {
  const theirs = toFormValues(current);
  return {
    alt: sides.alt === 'mine' ? mine.alt : theirs.alt,
    focal: sides.focal === 'mine' ? mine.focal : theirs.focal,
  };
}
