import {
  type HistorySubject,
  isNullable,
  labelsOf,
  type Picture,
  type RecordFields,
  type RecordOptions,
} from '@shishir/contract';
import { formatNumericTime, formatNumericDate } from '@shishir/format';
import type { z } from 'zod';
import type { Tone } from '../../theme/status-badge';
import type { FieldConflict, Sides } from '../form/conflict-dialog';
import type { PictureChoice } from '../media/library-picture';
import { pictureChoice } from '../media/picture-choice';
import { nameTexts } from '../catalogue/names.texts';
import { ownValues, pictureConflict, textConflicts } from './record-conflicts';
import { recordTexts } from './record.texts';

/** Parts of a declared record that its screens use. */
export interface Declared<Query = unknown> {
  fields: RecordFields;
  options: RecordOptions & { subject: HistorySubject };
  Query: z.ZodType<Query, z.ZodTypeDef, unknown>;
  Create: z.AnyZodObject;
  Update: z.AnyZodObject;
}

/** Texts for the values and the picture of a record. */
export interface ValueTexts {
  /** Names of values, by column. */
  values?: Record<string, Record<string, string>>;
  /** Formats of values, by column, such as of phone numbers. */
  formats?: Record<string, (value: string) => string>;
  /** Columns that are shown as badges, with the tone of each value. */
  tones?: Record<string, Record<string, Tone>>;
  /** Label of the picture in the form. */
  image?: string;
  /** Error message for a new record without a picture. */
  imageMissing?: string;
  /** Shown instead of a picture. */
  noPicture?: string;
}

/** A value of a body beside the columns, such as a list of contacts. */
export interface RecordPart {
  label: string;
  /** Value of a new record. */
  empty: unknown;
  /** Returns the value as text, to compare two versions. */
  textOf: (value: never) => string;
}
export type RecordParts = Readonly<Record<string, RecordPart>>;

type Value = string | number | boolean | null | undefined;

export const valueOf = (row: object, name: string) => (row as Record<string, Value>)[name];

/** Returns the text of a value in a form or list; '' if it is empty. */
export function valueText(
  { fields }: Pick<Declared, 'fields'>,
  texts: ValueTexts,
  name: string,
  value: Value,
): string {
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  const named = texts.values?.[name]?.[text];
  if (named !== undefined) return named;
  const format = texts.formats?.[name];
  if (format) return format(text);
  switch (fields[name]!.kind) {
    case 'day':
      return formatNumericDate(`${text}T00:00:00Z`);
    case 'moment':
      return formatNumericTime(text);
    case 'flag':
      return text === 'true' ? recordTexts.yes : recordTexts.no;
    case 'choice':
      return nameTexts.value(text);
    default:
      return text;
  }
}

/** Values of a form: a text for each column, and the picture. */
export type RecordValues = Record<string, unknown> & {
  image: PictureChoice | null;
  remove_image: boolean;
};

/** Body of a request: texts, and the picture as a file. */
export interface RecordBody {
  image?: PictureChoice;
}

type Row = object & { version?: number | undefined; picture?: Picture | null | undefined };

/**
 * Returns the functions of a declared record's form: initial values, schema, request body and conflicts. `preset` has
 * values of a new record, `parts` the values beside the columns.
 */
export function recordValues(
  declared: Declared,
  texts: ValueTexts,
  preset: Partial<Record<string, unknown>> = {},
  parts: RecordParts = {},
) {
  const { fields, options } = declared;
  // The order of records is changed in the list.
  const columns = Object.keys(fields).filter((name) => fields[name]!.kind !== 'position');
  const partNames = Object.keys(parts);
  const labels = {
    ...labelsOf(fields),
    ...Object.fromEntries(partNames.map((name) => [name, parts[name]!.label])),
  };

  const textIn = (row: Row | null, name: string): string => {
    if (row !== null) return String(valueOf(row, name) ?? '');
    const given = preset[name];
    if (given !== undefined) return given as string;
    const field = fields[name]!;
    if (field.kind === 'flag') return String(field.visible?.[0] ?? false);
    if (field.kind !== 'choice' || isNullable(field)) return '';
    return String(field.visible?.[0] ?? field.choices[0]);
  };
  const partIn = (row: Row | null, name: string): unknown =>
    (row === null ? preset[name] : valueOf(row, name)) ?? parts[name]!.empty;
  const toValues = (row: Row | null): RecordValues => ({
    ...Object.fromEntries(columns.map((name) => [name, textIn(row, name)])),
    ...Object.fromEntries(partNames.map((name) => [name, partIn(row, name)])),
    image: null,
    remove_image: false,
  });
  const textsOf = (values: RecordValues) => ({
    ...(values as unknown as Record<string, string>),
    ...Object.fromEntries(
      partNames.map((name) => [name, parts[name]!.textOf(values[name] as never)]),
    ),
  });
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

  return {
    columns,
    toValues,
    /** Returns the schema of a new record or a change. */
    schemaFor(row: Row | null) {
      const schema = row === null ? declared.Create : declared.Update;
      if (!options.picture) return schema;
      const isRequired = row === null && options.picture === 'required';
      return schema.extend({
        image: isRequired ? pictureChoice(texts.imageMissing) : pictureChoice().optional(),
      });
    },
    /**
     * Returns everything but empty columns with a default for a new record, otherwise the changes; null without
     * changes.
     */
    toBody(values: RecordValues, saved: Row | null): RecordBody | null {
      const { image, remove_image } = values;
      const before = toValues(saved);
      const sent = [
        ...columns.filter((name) =>
          saved === null
            ? values[name] !== '' || !fields[name]!.hasDefault
            : values[name] !== before[name],
        ),
        ...partNames.filter((name) => saved === null || !isSame(values[name], before[name])),
      ];
      if (sent.length === 0 && !image && !remove_image) return null;
      return {
        ...Object.fromEntries(sent.map((name) => [name, values[name]])),
        ...(saved && { version: String(saved.version) }),
        ...(remove_image && { remove_image: 'true' }),
        ...(image && { image }),
      };
    },
    /** Returns the differences between this form and the record saved by another editor. */
    conflicts: (mine: RecordValues, current: Row): FieldConflict<string>[] => [
      ...pictureConflict(texts.image ?? '', mine.image, Boolean(current.picture)),
      ...textConflicts([...columns, ...partNames], textsOf(mine), textsOf(toValues(current)), {
        labels,
        textOf: (name, value) => (name in parts ? value : valueText(declared, texts, name, value)),
      }),
    ],
    /** Merges the form with the record saved by another editor. A picture removed here stays removed. */
    merge: (mine: RecordValues, current: Row, sides: Sides<string>): RecordValues => ({
      ...toValues(current),
      ...ownValues([...columns, ...partNames, 'image'], mine, sides),
      remove_image: mine.remove_image && Boolean(current.picture),
    }),
  };
}
