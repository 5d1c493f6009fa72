import type { z } from 'zod';
import { choice, longText, text } from '../platform/field-kinds';
import { record } from '../platform/record';
import { recordRoutes } from '../platform/record-routes';

/** Visitors see active items only. */
export const GALLERY_STATUSES = ['active', 'inactive', 'archived'] as const;

export const galleryRecord = record(
  {
    title: {
      ...text(150),
      label: 'Title',
      required: 'Title is required',
      sort: true,
      column: { width: 186, grow: 1 },
    },
    description: { ...longText(2000), label: 'Description' },
    project_name: {
      ...text(150),
      label: 'Project Name',
      sort: true,
      column: { header: 'Project', grow: 1 },
    },
    project_location: {
      ...text(150),
      label: 'Project Location',
      sort: true,
      column: { header: 'Location', grow: 1, trash: false },
    },
    status: {
      ...choice(GALLERY_STATUSES, 'Choose a status'),
      label: 'Status',
      hasDefault: true,
      sort: true,
      column: { width: 104, fold: true, trash: false },
      visible: ['active'],
    },
  },
  {
    subject: 'gallery',
    path: '/gallery',
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
