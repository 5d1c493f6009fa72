import {
  type GalleryItem,
  galleryRecord,
  type Industry,
  isNullable,
  type Opening,
  type Post,
  postRecord,
  type RecordFields,
  type Section,
  sectionRecord,
  type ValueOf,
  type VrfProject,
  vrfProjectRecord,
} from '@shishir/contract';

const MOMENT = '2026-11-20T08:05:00.000Z';

/** Returns the optional columns of a record, all null. */
function empty<F extends RecordFields>(fields: F) {
  const names = Object.keys(fields).filter((name) => isNullable(fields[name]!));
  return Object.fromEntries(names.map((name) => [name, null])) as {
    [C in keyof F as null extends ValueOf<F[C]> ? C : never]: null;
  };
}

export const galleryItem = (own: Partial<GalleryItem> = {}): GalleryItem => ({
  ...empty(galleryRecord.fields),
  id: 1,
  title: 'Rooftop rows',
  project_name: 'Karnaphuli Tower',
  project_location: 'Agrabad, Chattogram',
  status: 'active',
  image: 'gallery/ab12/1280.webp',
  picture: { key: 'gallery/ab12', width: 1280, height: 960, blur: 'data:,', alt: 'Rooftop rows' },
  position: 10,
  updated_at: MOMENT,
  version: 1,
  created_at: MOMENT,
  deleted_at: null,
  ...own,
});

export const post = (own: Partial<Post> = {}): Post => ({
  ...empty(postRecord.fields),
  id: 1,
  title: 'Clean filters',
  excerpt: 'Why they matter.',
  body: '## Why\n\nDust.',
  author: 'Imran Kabir',
  category: 'Maintenance',
  published_at: MOMENT,
  read_time: 1,
  status: 'draft',
  image: 'post/ab12/1280.webp',
  picture: { key: 'post/ab12', width: 1280, height: 960, blur: 'data:,', alt: 'A filter' },
  updated_at: MOMENT,
  version: 1,
  created_at: MOMENT,
  deleted_at: null,
  ...own,
});

export const industry = (own: Partial<Industry> = {}): Industry => ({
  id: 1,
  title: 'Home',
  link: '/page/air-conditioning-for-home',
  image: null,
  picture: null,
  position: 10,
  active: true,
  version: 1,
  created_at: MOMENT,
  updated_at: MOMENT,
  deleted_at: null,
  ...own,
});

export const section = (own: Partial<Section> = {}): Section => ({
  ...empty(sectionRecord.fields),
  id: 1,
  title: 'Mission',
  page_key: 'about',
  part: 'block',
  status: 'active',
  image: null,
  picture: null,
  position: 10,
  version: 1,
  created_at: MOMENT,
  updated_at: MOMENT,
  deleted_at: null,
  ...own,
});

export const opening = (own: Partial<Opening> = {}): Opening => ({
  id: 1,
  title: 'Service Engineer',
  location: 'Dhaka',
  type: 'Full Time',
  summary: 'Starts up and repairs.',
  description: '## Duties',
  posted_date: '2026-11-01',
  closing_date: '2026-11-30',
  status: 'active',
  position: 10,
  updated_at: MOMENT,
  version: 1,
  created_at: MOMENT,
  deleted_at: null,
  ...own,
});

export const vrfProject = (own: Partial<VrfProject> = {}): VrfProject => ({
  ...empty(vrfProjectRecord.fields),
  id: 1,
  project_name: 'Meghna Trade Centre',
  location: 'Motijheel, Dhaka',
  brand: 'Samsung',
  capacity: '217 TR',
  status: 'active',
  category: 'Commercial / Corporate',
  image: null,
  picture: null,
  updated_at: MOMENT,
  client_name: 'Meghna Ltd.',
  equipment_list: [],
  drawings: [],
  version: 1,
  created_at: MOMENT,
  deleted_at: null,
  ...own,
});
