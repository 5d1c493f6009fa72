import { z } from 'zod';
import { TextId } from './numbers';

/** Point of a picture in whole percent of its width and height, from the top left corner. */
export const FocalPoint = z.object({
  x: z.number().int().min(0).max(100),
  y: z.number().int().min(0).max(100),
});
export type FocalPoint = z.infer<typeof FocalPoint>;

/**
 * A stored picture. Its variants are at `/storage/{key}/{width}.{avif|webp}` in the widths of `pictureWidths`; `blur`
 * is a data URI of a few pixels, shown until the picture is loaded.
 */
export const Picture = z.object({
  key: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  blur: z.string(),
  alt: z.string(),
  /** Point that stays visible when the picture is cropped; omitted for the centre. */
  focal: FocalPoint.optional(),
});
export type Picture = z.infer<typeof Picture>;

/** Alternative to a file in `image`: id of a picture in the media library, as text in a multipart body. */
export const MediaId = TextId.optional();
