import { CreateVrfProject, UpdateVrfProject, type VrfProject } from '@shishir/contract';
import { z } from 'zod';
import type { FieldConflict, Sides } from '../ui/form/conflict-dialog';
import { ownValues, pictureConflict, textConflicts } from '../ui/record/record-conflicts';
import { vrfProjectFormTexts, vrfProjectTexts } from './vrf-project.texts';

/** The fields that are sent as text, in the order of the form. */
const TEXTS = [
  'project_name',
  'client_name',
  'location',
  'category',
  'status',
  'brand',
  'capacity',
  'indoor_type',
  'outdoor_type',
  'equipment_list',
  'start_date',
  'completed_date',
  'description',
  'remarks',
  'drawings',
] as const;
type TextField = (typeof TEXTS)[number];

/** A VRF project as its form shows it; the lists have one name on each line. */
export type VrfProjectFormValues = Record<Exclude<TextField, 'status'>, string> & {
  status: VrfProject['status'];
  image: File | null;
  remove_image: boolean;
};
type Field = keyof VrfProjectFormValues;

export function toFormValues(item: VrfProject | null): VrfProjectFormValues {
  return {
    project_name: item?.project_name ?? '',
    client_name: item?.client_name ?? '',
    location: item?.location ?? '',
    category: item?.category ?? '',
    status: item?.status ?? 'active',
    brand: item?.brand ?? '',
    capacity: item?.capacity ?? '',
    indoor_type: item?.indoor_type ?? '',
    outdoor_type: item?.outdoor_type ?? '',
    equipment_list: (item?.equipment_list ?? []).join('\n'),
    start_date: item?.start_date ?? '',
    completed_date: item?.completed_date ?? '',
    description: item?.description ?? '',
    remarks: item?.remarks ?? '',
    drawings: (item?.drawings ?? []).join('\n'),
    image: null,
    remove_image: false,
  };
}

/** What is sent: texts, and the picture as a file. */
export type VrfProjectBody = Partial<Record<TextField | 'remove_image' | 'version', string>> & {
  image?: File;
};

const image = z.instanceof(File).optional();
export const CreateVrfProjectForm = CreateVrfProject.extend({ image });
export const UpdateVrfProjectForm = UpdateVrfProject.extend({ image });

/** All of a new project; of a change what differs, null where nothing does. */
export function toBody(
  values: VrfProjectFormValues,
  saved: VrfProject | null,
): VrfProjectBody | null {
  const { image, remove_image } = values;
  const before = toFormValues(saved);
  const sent = TEXTS.filter((name) => saved === null || values[name] !== before[name]);
  if (sent.length === 0 && !image && !remove_image) return null;
  return {
    ...Object.fromEntries(sent.map((name) => [name, sentText(name, values[name])])),
    ...(saved && { version: String(saved.version) }),
    ...(remove_image && { remove_image: 'true' }),
    ...(image && { image }),
  };
}

/** The API takes lists as JSON arrays. */
function sentText(name: TextField, value: string): string {
  if (name !== 'equipment_list' && name !== 'drawings') return value;
  const names = value.split('\n').map((line) => line.trim());
  return JSON.stringify(names.filter(Boolean));
}

/** What differs between this form and what somebody else has saved meanwhile. */
export function vrfProjectConflicts(
  mine: VrfProjectFormValues,
  current: VrfProject,
  isTouched: (name: Field) => boolean,
): FieldConflict<Field>[] {
  const { labels } = vrfProjectFormTexts;
  const textOf = (name: Field, value: string) =>
    name === 'status' ? vrfProjectTexts.statuses[value as VrfProject['status']] : value;
  const theirs = toFormValues(current);
  return [
    ...pictureConflict(labels.image, mine.image, current.picture !== null),
    ...textConflicts(TEXTS, mine, theirs, { labels, isTouched, textOf }),
  ];
}

/** One form out of two. A picture that was removed here stays removed. */
export const mergedVrfProject = (
  mine: VrfProjectFormValues,
  current: VrfProject,
  sides: Sides<Field>,
): VrfProjectFormValues => ({
  ...toFormValues(current),
  ...ownValues([...TEXTS, 'image'], mine, sides),
  remove_image: mine.remove_image && current.picture !== null,
});
