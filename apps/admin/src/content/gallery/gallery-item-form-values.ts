import { CreateGalleryItem, type GalleryItem, UpdateGalleryItem } from '@shishir/contract';
import type { FieldConflict, Sides } from '../../platform/ui/form/conflict-dialog';
import type { PictureChoice } from '../../platform/ui/media/library-picture';
import { pictureChoice } from '../../platform/ui/media/picture-choice';
import {
  ownValues,
  pictureConflict,
  textConflicts,
} from '../../platform/ui/record/record-conflicts';
import { galleryItemFormTexts, galleryTexts } from './gallery.texts';

/** The fields that are sent as text, in the order of the form. */
const TEXTS = ['title', 'description', 'project_name', 'project_location', 'status'] as const;

/** A gallery item as its form shows it. */
export interface GalleryItemFormValues {
  title: string;
  description: string;
  project_name: string;
  project_location: string;
  status: GalleryItem['status'];
  image: PictureChoice | null;
}
type Field = keyof GalleryItemFormValues;

export const toFormValues = (item: GalleryItem | null): GalleryItemFormValues => ({
  title: item?.title ?? '',
  description: item?.description ?? '',
  project_name: item?.project_name ?? '',
  project_location: item?.project_location ?? '',
  status: item?.status ?? 'active',
  image: null,
});

/** What is sent: texts, and the picture as a file. */
export type GalleryItemBody = Partial<Record<(typeof TEXTS)[number] | 'version', string>> & {
  image?: PictureChoice;
};

const { imageMissing } = galleryItemFormTexts;
export const CreateGalleryItemForm = CreateGalleryItem.extend({
  image: pictureChoice(imageMissing),
});
export const UpdateGalleryItemForm = UpdateGalleryItem.extend({
  image: pictureChoice().optional(),
});

/** All of a new item; of a change what differs, null where nothing does. */
export function toBody(
  values: GalleryItemFormValues,
  saved: GalleryItem | null,
): GalleryItemBody | null {
  const { image } = values;
  const before = toFormValues(saved);
  const sent = TEXTS.filter((name) => saved === null || values[name] !== before[name]);
  if (sent.length === 0 && !image) return null;
  return {
    ...Object.fromEntries(sent.map((name) => [name, values[name]])),
    ...(saved && { version: String(saved.version) }),
    ...(image && { image }),
  };
}

/** What differs between this form and what somebody else has saved meanwhile. */
export function galleryItemConflicts(
  mine: GalleryItemFormValues,
  current: GalleryItem,
): FieldConflict<Field>[] {
  const { labels } = galleryItemFormTexts;
  const textOf = (name: Field, value: string) =>
    name === 'status' ? galleryTexts.statuses[value as GalleryItem['status']] : value;
  const theirs = toFormValues(current);
  return [
    ...pictureConflict(labels.image, mine.image, true),
    ...textConflicts(TEXTS, mine, theirs, { labels, textOf }),
  ];
}

/** One form out of two. */
export const mergedGalleryItem = (
  mine: GalleryItemFormValues,
  current: GalleryItem,
  sides: Sides<Field>,
): GalleryItemFormValues => ({
  ...toFormValues(current),
  ...ownValues([...TEXTS, 'image'], mine, sides),
});
