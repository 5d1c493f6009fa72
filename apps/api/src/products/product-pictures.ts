import type { UpdateProduct } from '@shishir/contract';
import { InvalidInput } from '../http/api-error';
import type { MediaEntity } from '../media/media.entity';
import type { NewPicture, PictureCopy } from '../media/media.service';

export const IMAGE_FIELDS = ['image_1', 'image_2', 'image_3'] as const;
export type ImageField = (typeof IMAGE_FIELDS)[number];
export type Uploads = Partial<Record<ImageField, Buffer>>;

/** What comes into one of the three places: nothing, a picture that is there, or one that is yet to be stored. */
export type Place = null | { keep: number } | { store: NewPicture | PictureCopy };
export type Present = (MediaEntity | null)[];

interface Wanted {
  given: UpdateProduct['pictures'];
  uploads: Uploads;
  present: Present;
  /** Said of a picture that brings no text of its own. */
  title: string;
  createdBy: number;
}

/**
 * Where the pictures of a product go. A picture that gets another text is stored once more under a key of its
 * own, since other rows may show the same one.
 */
export function placesOf(wanted: Wanted): Place[] {
  const { given, uploads, present } = wanted;
  if (!given) {
    return IMAGE_FIELDS.map((field, index) =>
      uploads[field] ? upload(field, undefined, wanted) : stay(present[index] ?? null),
    );
  }
  refuseConfusion(given, uploads, present);
  return IMAGE_FIELDS.map((_, index) => {
    const place = given[index];
    if (!place) return null;
    if (place.upload) return upload(place.upload, place.alt, wanted);
    const row = present[place.keep! - 1]!;
    if (place.alt === undefined || place.alt === row.alt) return stay(row);
    return { store: { copyOf: row, alt: place.alt, createdBy: wanted.createdBy } };
  });
}

const stay = (row: MediaEntity | null): Place => row && { keep: row.id };

const upload = (field: ImageField, alt: string | undefined, wanted: Wanted): Place => ({
  store: {
    upload: wanted.uploads[field]!,
    field,
    kind: 'product',
    shape: 'free',
    alt: alt || wanted.title,
    createdBy: wanted.createdBy,
  },
});

function refuseConfusion(
  given: NonNullable<UpdateProduct['pictures']>,
  uploads: Uploads,
  present: Present,
): void {
  const wrong: Record<string, string> = {};
  const kept = given.flatMap((place) => place?.keep ?? []);
  const placed = given.flatMap((place) => place?.upload ?? []);
  const missing = kept.find((place) => !present[place - 1]);
  if (missing) wrong['pictures'] = `There is no picture in place ${missing}.`;
  if (new Set(kept).size < kept.length || new Set(placed).size < placed.length) {
    wrong['pictures'] = 'A picture stands in one place only.';
  }
  for (const field of IMAGE_FIELDS) {
    if (placed.includes(field) && !uploads[field]) wrong[field] = 'This picture did not arrive.';
    if (uploads[field] && !placed.includes(field)) wrong[field] = 'This picture has no place.';
  }
  if (Object.keys(wrong).length > 0) throw new InvalidInput(wrong);
}

/** The pictures that have to be stored first, in the order of their places. */
export const toStore = (places: Place[]) =>
  places.flatMap((place) => (place && 'store' in place ? [place.store] : []));

/** The columns of the three places, once the new pictures have ids. */
export function imageColumns(places: Place[], storedIds: number[]) {
  const ids = [...storedIds];
  const [image_1_id, image_2_id, image_3_id] = places.map((place) =>
    place === null ? null : 'keep' in place ? place.keep : ids.shift()!,
  ) as [number | null, number | null, number | null];
  return { image_1_id, image_2_id, image_3_id };
}
