import type { FieldConflict, Sides } from '../form/conflict-dialog';
import { recordTexts } from './record.texts';

/** Returns the differences between form values and the values saved by another editor. */
export function textConflicts<F extends string>(
  names: readonly F[],
  mine: Record<F, string>,
  theirs: Record<F, string>,
  options: {
    labels: Record<F, string>;
    /** Formats a value for display; by default the text itself. */
    textOf?: (name: F, value: string) => string;
  },
): FieldConflict<F>[] {
  const { labels, textOf = (_name, value) => value } = options;
  const read = (name: F, value: string) => textOf(name, value) || recordTexts.none;
  return names
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({
      name,
      label: labels[name],
      mine: read(name, mine[name]),
      theirs: read(name, theirs[name]),
    }));
}

/** Returns the conflict of a chosen picture with the saved one. */
export function pictureConflict(
  label: string,
  image: { name: string } | null,
  hasPicture: boolean,
): FieldConflict<'image'>[] {
  if (!image) return [];
  const theirs = hasPicture ? recordTexts.savedPicture : recordTexts.noPicture;
  return [{ name: 'image', label, mine: image.name, theirs }];
}

/** Returns the values of the fields whose own side was chosen. */
export const ownValues = <Values extends object, F extends keyof Values & string>(
  names: readonly F[],
  mine: Values,
  sides: Sides<F>,
) =>
  Object.fromEntries(
    names.filter((name) => sides[name] === 'mine').map((name) => [name, mine[name]]),
  ) as Partial<Pick<Values, F>>;
