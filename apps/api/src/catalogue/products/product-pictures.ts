import { IMAGE_FIELDS, type ImageField, type UpdateProduct } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { type FieldProblems, InvalidInput } from '../../platform/http/api-error';
import type { MediaEntity } from '../../platform/media/media.entity';
import type { ChosenPicture, NewPicture, PictureCopy } from '../../platform/media/media.service';

export type Uploads = Partial<Record<ImageField, Buffer>>;

/** Content of one of the three slots: empty, a stored picture, or one yet to be stored. */
export type Slot = null | { keep: number } | { store: NewPicture | PictureCopy | ChosenPicture };
export type Present = (MediaEntity | null)[];

interface Wanted {
  given: UpdateProduct['pictures'];
  uploads: Uploads;
  present: Present;
  /** Library pictures that the body refers to, by id. */
  library: Map<number, MediaEntity>;
  /** Default alternative text. */
  title: string;
  createdBy: number;
}

/**
 * Returns the slots of a product's pictures. A picture with a new text is stored again under a different key, since
 * other rows may reference the same one.
 */
export function slotsOf(wanted: Wanted): Slot[] {
  const { given, uploads, present } = wanted;
  if (!given) {
    return IMAGE_FIELDS.map((field, index) =>
      uploads[field] ? upload(field, undefined, wanted) : retain(present[index] ?? null),
    );
  }
  rejectContradictions(given, wanted);
  return IMAGE_FIELDS.map((_, index) => {
    const slot = given[index];
    if (!slot) return null;
    if (slot.upload) return upload(slot.upload, slot.alt, wanted);
    const row = slot.media ? wanted.library.get(slot.media)! : present[slot.keep! - 1]!;
    if (slot.alt === undefined || slot.alt === row.alt) {
      return slot.media ? { store: { chosen: slot.media, field: 'pictures' } } : retain(row);
    }
    return { store: { copyOf: row, alt: slot.alt, createdBy: wanted.createdBy } };
  });
}

const retain = (row: MediaEntity | null): Slot => row && { keep: row.id };

const upload = (field: ImageField, alt: string | undefined, wanted: Wanted): Slot => ({
  store: {
    upload: wanted.uploads[field]!,
    field,
    kind: 'product',
    shape: 'free',
    alt: alt || wanted.title,
    createdBy: wanted.createdBy,
  },
});

function rejectContradictions(
  given: NonNullable<UpdateProduct['pictures']>,
  { uploads, present, library }: Wanted,
): void {
  const wrong: FieldProblems = {};
  const retained = given.flatMap((slot) => slot?.keep ?? []);
  const uploaded = given.flatMap((slot) => slot?.upload ?? []);
  const chosen = given.flatMap((slot) => slot?.media ?? []);
  const keptIds = retained.map((slot) => present[slot - 1]?.id);
  const missing = retained.find((slot) => !present[slot - 1]);
  if (missing) wrong['pictures'] = reason('product_picture_missing', { position: missing });
  if (chosen.some((id) => !library.has(id))) {
    wrong['pictures'] = reason('picture_gone');
  }
  const all: unknown[][] = [retained, uploaded, [...chosen, ...keptIds]];
  if (all.some((list) => new Set(list).size < list.length)) {
    wrong['pictures'] = reason('product_picture_twice');
  }
  for (const field of IMAGE_FIELDS) {
    if (uploaded.includes(field) && !uploads[field])
      wrong[field] = reason('product_picture_not_received');
    if (uploads[field] && !uploaded.includes(field))
      wrong[field] = reason('product_picture_without_position');
  }
  if (Object.keys(wrong).length > 0) throw new InvalidInput(wrong);
}

/** Returns the pictures that must be stored first, in slot order. */
export const toStore = (slots: Slot[]) =>
  slots.flatMap((slot) => (slot && 'store' in slot ? [slot.store] : []));

/** Returns the columns of the three slots, once the new pictures have ids. */
export function imageColumns(slots: Slot[], storedIds: number[]) {
  const ids = [...storedIds];
  const [image_1_id, image_2_id, image_3_id] = slots.map((slot) =>
    slot === null ? null : 'keep' in slot ? slot.keep : ids.shift()!,
  ) as [number | null, number | null, number | null];
  return { image_1_id, image_2_id, image_3_id };
}
