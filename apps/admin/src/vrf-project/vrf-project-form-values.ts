import { CreateVrfProject, type VrfProject, UpdateVrfProject } from '@shishir/contract';
import { z } from 'zod';
import type { FieldConflict, Sides } from '../ui/form/conflict-dialog';
import { ownValues, pictureConflict, textConflicts } from '../ui/record/record-conflicts';
import { vrfProjectFormTexts, vrfProjectTexts } from './vrf-project.texts';

/** The fields that are sent as text, in the order of the form. */
const TEXTS = ['title', 'description', 'status'] as const;

/** A VRF project as its form shows it. */
export interface VrfProjectFormValues {
  title: string;
  description: string;
  status: VrfProject['status'];
  image: File | null;
}
type Field = keyof VrfProjectFormValues;

export const toFormValues = (item: VrfProject | null): VrfProjectFormValues => ({
  title: item?.title ?? '',
  description: item?.description ?? '',
  status: item?.status ?? 'active',
  image: null,
});

/** What is sent: texts, and the picture as a file. */
export type VrfProjectBody = Partial<Record<(typeof TEXTS)[number] | 'version', string>> & {
  image?: File;
};

const { imageMissing } = vrfProjectFormTexts;
export const CreateVrfProjectForm = CreateVrfProject.extend({
  image: z.instanceof(File, { message: imageMissing }),
});
export const UpdateVrfProjectForm = UpdateVrfProject.extend({
  image: z.instanceof(File).optional(),
});

/** All of a new item; of a change what differs, null where nothing does. */
export function toBody(
  values: VrfProjectFormValues,
  saved: VrfProject | null,
): VrfProjectBody | null {
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
    ...pictureConflict(labels.image, mine.image, true),
    ...textConflicts(TEXTS, mine, theirs, { labels, isTouched, textOf }),
  ];
}

/** One form out of two. */
export const mergedVrfProject = (
  mine: VrfProjectFormValues,
  current: VrfProject,
  sides: Sides<Field>,
): VrfProjectFormValues => ({
  ...toFormValues(current),
  ...ownValues([...TEXTS, 'image'], mine, sides),
});
