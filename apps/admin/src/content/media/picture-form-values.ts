import { numberOrNull } from '@shishir/format';
import { type MediaItem, type UpdateMedia } from '@shishir/contract';
import type { FieldConflict, Sides } from '../../platform/ui/form/conflict-dialog';
import { panelTexts } from './media.texts';

/** Picture as panel values, with its focal point as typed. */
export interface PictureFormValues {
  alt: string;
  focal: { x: string; y: string };
}
type Field = keyof PictureFormValues;

export const toFormValues = (item: MediaItem | null): PictureFormValues => ({
  alt: item?.picture.alt ?? '',
  focal: { x: String(item?.focal.x ?? ''), y: String(item?.focal.y ?? '') },
});

/** Text that is not a number stays as typed, so that the schema reports it at its field. */
const number = (text: string) => numberOrNull(text, { whole: true }) ?? text;

/** Returns the differences, or null without any. */
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

/** Returns the differences between this form and the picture saved by another editor. */
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

/** Merges two forms. */
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
