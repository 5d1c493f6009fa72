import type { Picture, Product, UpdateProduct } from '@shishir/contract';

/** A picture of the form, in its place: one that the product has, or a file that is yet to be sent. */
export type PlacedPicture = { id: string; alt: string } & (
  | { stored: Picture }
  /** `address` shows the file before it is sent. */
  | { file: File; address: string }
);

export const PICTURE_PLACES = 3;
const IMAGES = ['image_1', 'image_2', 'image_3'] as const;
type Place = NonNullable<UpdateProduct['pictures']>[number];

/** The picture of each of the three places; a place may be empty. */
function picturesByPlace(product: Product): (Picture | undefined)[] {
  return IMAGES.map((image) =>
    product.pictures.find(({ key }) => product[image]?.startsWith(`${key}/`)),
  );
}

export const placedPictures = (product: Product): PlacedPicture[] =>
  picturesByPlace(product).flatMap((stored) =>
    stored ? [{ id: stored.key, alt: stored.alt, stored }] : [],
  );

/** The pictures without those that the product does not have any more. */
export const stillThere = (pictures: readonly PlacedPicture[], product: Product): PlacedPicture[] =>
  pictures.filter(
    (picture) =>
      'file' in picture || product.pictures.some(({ key }) => key === picture.stored.key),
  );

/** Which picture comes into which place, as the API takes it, and the files that go with it. */
export function picturePlaces(
  pictures: readonly PlacedPicture[],
  product: Product | null,
): { places: Place[]; files: Map<(typeof IMAGES)[number], File> } {
  const present = product ? picturesByPlace(product) : [];
  const files = new Map<(typeof IMAGES)[number], File>();
  const places = pictures.map((picture, index): Place => {
    const alt = picture.alt.trim();
    if ('stored' in picture) {
      const keep = present.findIndex((stored) => stored?.key === picture.stored.key) + 1;
      return { keep, alt };
    }
    const upload = IMAGES[index]!;
    files.set(upload, picture.file);
    // Without a text of its own the picture gets the product's title.
    return alt ? { upload, alt } : { upload };
  });
  return { places, files };
}

/** One picture taken out of its place and put into another. */
export function moved(
  pictures: readonly PlacedPicture[],
  from: number,
  to: number,
): PlacedPicture[] {
  const next = [...pictures];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
