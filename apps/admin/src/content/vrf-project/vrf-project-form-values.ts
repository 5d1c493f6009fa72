import {
  CreateVrfProject,
  type Drawing,
  drawingName,
  fromEquipment,
  toEquipment,
  UpdateVrfProject,
  VRF_PROJECT_COLUMNS,
  type VrfProject,
} from '@shishir/contract';
import { formatNumericDate, formatWeekdayTime, numberOrNull } from '@shishir/format';
import { z } from 'zod';
import type { FieldConflict, Sides } from '../../platform/ui/form/conflict-dialog';
import type { PictureChoice } from '../../platform/ui/media/library-picture';
import { pictureChoice } from '../../platform/ui/media/picture-choice';
import {
  ownValues,
  pictureConflict,
  textConflicts,
} from '../../platform/ui/record/record-conflicts';
import { vrfProjectFormTexts as texts, vrfProjectTexts } from './vrf-project.texts';

type Column = (typeof VRF_PROJECT_COLUMNS)[number];

/** Fields that are sent as text. */
const TEXTS = [...VRF_PROJECT_COLUMNS, 'equipment_list', 'drawings'] as const;
type TextField = (typeof TEXTS)[number];

/** Row of the equipment list. The quantity may be empty. */
export interface EquipmentRow {
  id: string;
  quantity: string;
  name: string;
}

/** VRF project as form values. */
export type VrfProjectFormValues = Record<Exclude<Column, 'status'>, string> & {
  status: VrfProject['status'];
  equipment_list: EquipmentRow[];
  drawings: Drawing[];
  image: PictureChoice | null;
  remove_image: boolean;
};
type Field = keyof VrfProjectFormValues;

export const toEquipmentRows = (lines: string[]): EquipmentRow[] =>
  lines.map((line, index) => {
    const { quantity, name } = toEquipment(line);
    return { id: `row-${index}`, quantity: quantity === null ? '' : String(quantity), name };
  });

export function toFormValues(item: VrfProject | null): VrfProjectFormValues {
  const columns = Object.fromEntries(
    VRF_PROJECT_COLUMNS.map((name) => [name, String(item?.[name] ?? '')]),
  );
  return {
    ...(columns as Record<Column, string>),
    status: item?.status ?? 'active',
    equipment_list: toEquipmentRows(item?.equipment_list ?? []),
    drawings: item?.drawings ?? [],
    image: null,
    remove_image: false,
  };
}

/** Request body: texts, and the picture as a file. */
export type VrfProjectBody = Partial<Record<TextField | 'remove_image' | 'version', string>> & {
  image?: PictureChoice;
};

const image = pictureChoice().optional();

/** Returns the schema of a form; for a change, it only gets the differences from the saved project. */
export const vrfProjectForm = (saved: VrfProject | null): z.ZodTypeAny => {
  const rejectEarly = (
    body: Partial<Pick<VrfProject, 'start_date' | 'completed_date'>>,
    context: z.RefinementCtx,
  ) => {
    const { start_date: start, completed_date: completed } = { ...saved, ...body };
    // ISO dates sort like texts.
    if (!start || !completed || completed >= start) return;
    context.addIssue({
      code: z.ZodIssueCode.custom,
      path: ['completed_date'],
      message: texts.tooEarly(formatNumericDate(`${start}T00:00:00Z`)),
    });
  };
  return saved
    ? UpdateVrfProject.extend({ image }).superRefine(rejectEarly)
    : CreateVrfProject.extend({ image }).superRefine(rejectEarly);
};

/** Returns all fields of a new project, or the differences of a changed one; null without differences. */
export function toBody(
  values: VrfProjectFormValues,
  saved: VrfProject | null,
): VrfProjectBody | null {
  const { image, remove_image } = values;
  const mine = toTexts(values);
  const before = toTexts(toFormValues(saved));
  const sent = TEXTS.filter((name) => saved === null || mine[name] !== before[name]);
  if (sent.length === 0 && !image && !remove_image) return null;
  return {
    ...Object.fromEntries(sent.map((name) => [name, mine[name]])),
    ...(saved && { version: String(saved.version) }),
    ...(remove_image && { remove_image: 'true' }),
    ...(image && { image }),
  };
}

/** Converts the values to request texts: the API expects lists as JSON arrays. */
function toTexts(values: VrfProjectFormValues): Record<TextField, string> {
  return {
    ...values,
    equipment_list: JSON.stringify(equipmentLines(values)),
    drawings: JSON.stringify(values.drawings),
  };
}

const equipmentLines = ({ equipment_list }: VrfProjectFormValues) =>
  equipment_list
    .filter(({ name }) => name.trim() !== '')
    .map(({ quantity, name }) => {
      const pieces = numberOrNull(quantity, { whole: true });
      // Text that is not a number stays in the line as typed.
      if (pieces === null && quantity.trim()) return `${quantity.trim()} x ${name.trim()}`;
      return fromEquipment({ quantity: pieces, name });
    });

/** Returns the differences between this form and the project saved by another editor. */
export function vrfProjectConflicts(
  mine: VrfProjectFormValues,
  current: VrfProject,
): FieldConflict<Field>[] {
  const { labels } = texts;
  const textOf = (name: Field, value: string) => {
    if (name === 'publish_at' && value) return formatWeekdayTime(value);
    if (name === 'status') return vrfProjectTexts.statuses[value as VrfProject['status']];
    if (name === 'equipment_list' || name === 'drawings') {
      return (JSON.parse(value) as Drawing[]).map(drawingName).join('\n');
    }
    return value;
  };
  const theirs = toTexts(toFormValues(current));
  return [
    ...pictureConflict(labels.image, mine.image, current.picture !== null),
    ...textConflicts(TEXTS, toTexts(mine), theirs, { labels, textOf }),
  ];
}

/** Merges two forms. A picture removed here stays removed. */
export const mergedVrfProject = (
  mine: VrfProjectFormValues,
  current: VrfProject,
  sides: Sides<Field>,
): VrfProjectFormValues => ({
  ...toFormValues(current),
  ...ownValues([...TEXTS, 'image'], mine, sides),
  remove_image: mine.remove_image && current.picture !== null,
});
