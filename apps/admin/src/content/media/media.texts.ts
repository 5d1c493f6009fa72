import type { MediaItem, MediaKind, MediaPlace, MediaUser } from '@shishir/contract';
import { formatNumericDate, groupThousands, pictureWidths } from '@shishir/format';
import { capitalised, fileSize } from '../../platform/ui/page/field-text';
import { ofEachRecord } from '../records/content-records';

const places = (count: number) => (count === 1 ? '1 place' : `${groupThousands(count)} places`);
const allPlaces = (count: number) =>
  count === 2 ? 'both places' : `all ${groupThousands(count)} places`;
const MAX_NAMED = 3;

export const mediaTexts = {
  title: 'Media Library',
  kinds: 'Types',
  all: 'All',
  kindNames: {
    product: 'Products',
    project: 'Projects',
    gallery: 'Gallery',
    post: 'Posts',
    page: 'Pages',
    portrait: 'Portraits',
  } satisfies Record<MediaKind, string>,
  search: { label: 'Search pictures', hint: 'Description, file or record' },
  used: { label: 'Used', any: 'Any', true: 'Yes', false: 'No' },
  sort: {
    label: 'Order',
    '-created_at': 'Newest first',
    created_at: 'Oldest first',
    '-bytes': 'Largest first',
    bytes: 'Smallest first',
  },
  total: (count: number, bytes: number | null) => {
    const pictures = count === 1 ? '1 picture' : `${groupThousands(count)} pictures`;
    return bytes === null ? pictures : `${pictures}, ${fileSize(bytes)}`;
  },
  loading: 'Loading pictures...',
  loadFailed: 'Failed to fetch the pictures',
  empty: {
    all: 'No pictures yet.',
    narrowed: 'No pictures match.',
  },
  uses: ({ uses, released_at }: MediaItem) => {
    if (uses > 0) return `used in ${places(uses)}`;
    return released_at ? 'only in earlier versions' : 'not used';
  },
};

export const panelTexts = {
  label: 'Picture details',
  gone: 'There is no picture at this address.',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close details',
  form: (name: string) => `Picture ${name}`,
  focal: {
    heading: 'Focal point',
    point: (x: number, y: number) =>
      `Focal point, ${x}% from the left, ${y}% from the top. Use the arrow keys to move it.`,
    left: 'From the left',
    top: 'From the top',
    centre: 'Centre',
    crops: [
      { name: '16:9, banner', ratio: '16 / 9' },
      { name: '4:3, card', ratio: '4 / 3' },
      { name: '1:1, list', ratio: '1' },
    ],
    value: ({ x, y }: { x: number | string; y: number | string }) => `${x}% / ${y}%`,
  },
  description: 'Description for people who can’t see it',
  length: (count: number, max: number) => `${count} of ${max} characters`,
  used: (count: number) => (count === 0 ? 'Not used' : `Used in ${places(count)}`),
  moreUses: (count: number) => `and ${groupThousands(count)} more`,
  usedNote: (count: number) =>
    `‘Replace’ changes the picture in ${count === 1 ? 'this place' : allPlaces(count)}. You can delete it once it is not used anywhere.`,
  unusedNote: 'Not used anywhere. It stays here until someone deletes it.',
  keptNote: (until: string) =>
    `Not used anywhere. It is kept for earlier versions until ${formatNumericDate(until)}.`,
  former: 'Earlier versions that use it',
  inTrash: 'in the trash',
  file: 'File',
  size: 'Size',
  sizeOf: ({ picture: { width, height }, bytes }: MediaItem) =>
    `${width} x ${height} px, ${fileSize(bytes)}`,
  formats: 'Stored as',
  formatsOf: (width: number) => {
    const widths = pictureWidths(width);
    const range = widths.length > 1 ? `${widths[0]} to ${widths.at(-1)}` : String(widths[0]);
    return `AVIF and WebP, ${range} px`;
  },
  uploaded: 'Added',
  uploadedOf: (moment: string, by: string | null) =>
    by === null ? formatNumericDate(moment) : `${formatNumericDate(moment)}, ${by}`,
  save: 'Save',
  saving: 'Saving...',
  saved: 'Picture saved.',
  unchanged: 'No changes.',
  failed: 'Failed to save the picture. Please try again.',
  conflict: (by: string) => `${by} changed this picture`,
  replace: 'Replace',
  delete: 'Delete',
};

export const pictureDialogTexts = {
  drop: {
    title: 'Drop a picture here',
    note: 'or choose one from this device',
    another: 'Drop a new picture to replace it',
  },
  replace: {
    title: (name: string) => `Replace ${name}`,
    now: 'Now',
    then: 'Then',
    none: 'No picture chosen yet',
    note: (count: number) =>
      count === 0
        ? 'Not used anywhere. The description stays; the focal point is reset to the centre.'
        : `${count === 1 ? 'The place that uses it gets' : `${capitalised(allPlaces(count))} get`} the new picture immediately. The description stays; the focal point is reset to the centre. Earlier versions keep the old picture.`,
    send: 'Replace',
    sending: 'Replacing...',
    done: (count: number) =>
      count === 0 ? 'Picture replaced.' : `Picture replaced in ${places(count)}.`,
    failed: 'Failed to replace the picture. Please try again.',
  },
  upload: {
    button: 'Upload',
    title: 'Upload a picture',
    description: 'Description for people who can’t see it',
    hint: 'Describe the picture in one sentence',
    send: 'Upload',
    sending: 'Uploading...',
    done: 'Picture added to the library.',
    failed: 'Failed to upload the picture. Please try again.',
  },
  missing: 'Choose a picture first.',
  remove: {
    question: 'Delete this picture?',
    text: (name: string) => `${name} and its files will be permanently deleted.`,
    former: (names: string[]) => {
      const shown = names.slice(0, MAX_NAMED).join(', ');
      const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
      return `Earlier versions of ${shown}${more} use it. If one of them is restored, this picture will be missing.`;
    },
    confirm: 'Delete',
    busy: 'Deleting...',
    done: 'Picture deleted.',
    failed: 'Failed to delete the picture. Please try again.',
  },
};

/** Names of the places of pictures. */
export const SUBJECT_TITLES: Record<MediaUser, string> = {
  product: 'Product',
  category: 'Category',
  ...ofEachRecord(({ title }) => title),
  company: 'Company',
  user: 'Account',
};

const FIELDS: Record<string, string> = {
  image_1_id: 'picture 1',
  image_2_id: 'picture 2',
  image_3_id: 'picture 3',
  logo_id: 'logo',
  contact_picture_id: 'contact person',
};
export const placeNote = ({ subject, field, in_trash }: MediaPlace) =>
  in_trash ? panelTexts.inTrash : (FIELDS[field] ?? (subject === 'user' ? 'portrait' : 'picture'));
