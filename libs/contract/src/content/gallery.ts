import type { z } from 'zod';
import { choice, longText, text } from '../platform/field-kinds';
import { record } from '../platform/record';
import { recordRoutes } from '../platform/record-routes';
import { contentLabels as texts } from './content-labels.texts';

/** Visitors see active items only. */
export const GALLERY_STATUSES = ['active', 'inactive', 'archived'] as const;

export const galleryRecord = record(
  {
    title: {
      ...text(150),
      label: texts.labels.title,
      required: texts.errors.titleRequired,
      sort: true,
      column: { width: 186, grow: 1 },
    },
    description: { ...longText(2000), label: texts.labels.description },
    project_name: {
      ...text(150),
      label: texts.labels.projectName,
      sort: true,
      column: { header: texts.labels.project, grow: 1 },
    },
    project_location: {
      ...text(150),
      label: texts.labels.projectLocation,
      sort: true,
      column: { header: texts.labels.location, grow: 1, trash: false },
    },
    status: {
      ...choice(GALLERY_STATUSES, texts.errors.chooseStatus),
      label: texts.labels.status,
      hasDefault: true,
      sort: true,
      column: { width: 104, fold: true, trash: false },
      visible: ['active'],
    },
  },
  {
    subject: 'gallery',
    path: '/gallery',
    page: '/gallery',
    one: 'gallery item',
    many: 'gallery items',
    list: 'Gallery items in their order: the active ones, for staff all of them',
    picture: 'required',
    order: 'first',
  },
);
export const {
  Row: GalleryItem,
  Query: GalleryItemQuery,
  Create: CreateGalleryItem,
  Update: UpdateGalleryItem,
} = galleryRecord;
export type GalleryItem = z.infer<typeof GalleryItem>;
export type GalleryItemQuery = z.infer<typeof GalleryItemQuery>;
export type CreateGalleryItem = z.infer<typeof CreateGalleryItem>;
export type UpdateGalleryItem = z.infer<typeof UpdateGalleryItem>;

export const gallery = recordRoutes(galleryRecord);
