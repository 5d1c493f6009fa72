import { CreateIndustry, type Industry, UpdateIndustry } from '@shishir/contract';
import type { FieldConflict, Sides } from '../../platform/ui/form/conflict-dialog';
import type { PictureChoice } from '../../platform/ui/media/library-picture';
import { pictureChoice } from '../../platform/ui/media/picture-choice';
import {
  ownValues,
  pictureConflict,
  textConflicts,
} from '../../platform/ui/record/record-conflicts';
import { industriesTexts, industryFormTexts } from './industries.texts';

/** The fields that are sent as text, in the order of the form. */
const TEXTS = ['title', 'link', 'active'] as const;
type TextField = (typeof TEXTS)[number];

/** An industry as its form shows it. */
export interface IndustryFormValues {
  title: string;
  link: string;
  active: 'true' | 'false';
  image: PictureChoice | null;
  remove_image: boolean;
}
type Field = keyof IndustryFormValues;

export const toFormValues = (item: Industry | null): IndustryFormValues => ({
  title: item?.title ?? '',
  link: item?.link ?? '',
  active: item?.active === false ? 'false' : 'true',
  image: null,
  remove_image: false,
});

/** What is sent: texts, and the picture as a file. */
export type IndustryBody = Partial<Record<TextField | 'remove_image' | 'version', string>> & {
  image?: PictureChoice;
};

const image = pictureChoice().optional();
export const CreateIndustryForm = CreateIndustry.extend({ image });
export const UpdateIndustryForm = UpdateIndustry.extend({ image });

/** All of a new industry; of a change what differs, null where nothing does. */
export function toBody(values: IndustryFormValues, saved: Industry | null): IndustryBody | null {
  const { image, remove_image } = values;
  const before = toFormValues(saved);
  const sent = TEXTS.filter((name) => saved === null || values[name] !== before[name]);
  if (sent.length === 0 && !image && !remove_image) return null;
  return {
    ...Object.fromEntries(sent.map((name) => [name, values[name]])),
    ...(saved && { version: String(saved.version) }),
    ...(remove_image && { remove_image: 'true' }),
    ...(image && { image }),
  };
}

/** What differs between this form and what somebody else has saved meanwhile. */
export function industryConflicts(
  mine: IndustryFormValues,
  current: Industry,
): FieldConflict<Field>[] {
  const { labels } = industryFormTexts;
  const { yes, no } = industriesTexts.states;
  const textOf = (name: Field, value: string) =>
    name === 'active' ? (value === 'true' ? yes : no) : value;
  const theirs = toFormValues(current);
  return [
    ...pictureConflict(labels.image, mine.image, current.picture !== null),
    ...textConflicts<TextField>(TEXTS, mine, theirs, { labels, textOf }),
  ];
}

/** One form out of two. A picture that was removed here stays removed. */
export const mergedIndustry = (
  mine: IndustryFormValues,
  current: Industry,
  sides: Sides<Field>,
): IndustryFormValues => ({
  ...toFormValues(current),
  ...ownValues([...TEXTS, 'image'], mine, sides),
  remove_image: mine.remove_image && current.picture !== null,
});
