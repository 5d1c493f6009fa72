/** The widths, in pixels, that a stored picture can have; those above its own width are left out. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1600] as const;
export type PictureFormat = 'avif' | 'webp';

/** The widths, in pixels and ascending, that exist for a picture of the given width. */
export function pictureWidths(width: number): number[] {
  const smaller = PICTURE_WIDTHS.filter((step) => step <= width);
  return smaller.length > 0 ? smaller : [width];
}

/** The path of one variant below `/storage/`: 'products/ab12/640.webp'. */
export function picturePath(key: string, width: number, format: PictureFormat): string {
  return `${key}/${width}.${format}`;
}

/** The address of one variant on either host. */
export function pictureUrl(key: string, width: number, format: PictureFormat): string {
  return `/storage/${picturePath(key, width, format)}`;
}

/** The `srcset` of a picture in one format, every width that exists. */
export function pictureSrcSet(key: string, width: number, format: PictureFormat): string {
  return pictureWidths(width)
    .map((step) => `${pictureUrl(key, step, format)} ${step}w`)
    .join(', ');
}

/** The largest variant's path in WebP: what the API gives as `image`, to be shown from `/storage/{image}`. */
export function pictureMainPath(key: string, width: number): string {
  return picturePath(key, pictureWidths(width).at(-1)!, 'webp');
}
