import type { Picture, Product, UpdateProduct } from '@shishir/contract';

/** A picture of the form in its slot: one of the product, one of the library, or a file not yet sent. */
export type SlotPicture = { id: string; alt: string } & (
  | { stored: Picture }
  /** `media` is the id in the library. */
  | { stored: Picture; media: number }
  /** `address` shows the file before it is sent. */
  | { file: File; address: string }
);

/** The upload fields of the API, one for each slot. */
export const UPLOAD_FIELDS = ['image_1', 'image_2', 'image_3'] as const;
export const PICTURE_SLOTS = UPLOAD_FIELDS.length;
type SlotBody = NonNullable<UpdateProduct['pictures']>[number];

/** The picture of each of the three slots; a slot may be empty. */
function picturesBySlot(product: Product): (Picture | undefined)[] {
  return UPLOAD_FIELDS.map((field) =>
    product.pictures.find(({ key }) => product[field]?.startsWith(`${key}/`)),
  );
}

export const slotPictures = (product: Product): SlotPicture[] =>
  picturesBySlot(product).flatMap((stored) =>
    stored ? [{ id: stored.key, alt: stored.alt, stored }] : [],
  );

/** Returns the pictures without those that the product no longer has. */
export const stillThere = (pictures: readonly SlotPicture[], product: Product): SlotPicture[] =>
  pictures.filter(
    (picture) =>
      'file' in picture ||
      'media' in picture ||
      product.pictures.some(({ key }) => key === picture.stored.key),
  );

/** Returns the slots for the body of the API. */
export function slotsBody(pictures: readonly SlotPicture[], product: Product | null): SlotBody[] {
  const present = product ? picturesBySlot(product) : [];
  return pictures.map((picture, index): SlotBody => {
    const alt = picture.alt.trim();
    if ('media' in picture) return { media: picture.media, alt };
    if ('stored' in picture) {
      const keep = present.findIndex((stored) => stored?.key === picture.stored.key) + 1;
      return { keep, alt };
    }
    const upload = UPLOAD_FIELDS[index]!;
    // Without a text the picture gets the product's title.
    return alt ? { upload, alt } : { upload };
  });
}

/** Returns the files to send, by their upload fields. */
export function slotFiles(pictures: readonly SlotPicture[]): Record<string, File> {
  const files: Record<string, File> = {};
  pictures.forEach((picture, index) => {
    if ('file' in picture) files[UPLOAD_FIELDS[index]!] = picture.file;
  });
  return files;
}

/** Moves a picture to another slot. */
export function moved(pictures: readonly SlotPicture[], from: number, to: number): SlotPicture[] {
  const next = [...pictures];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
