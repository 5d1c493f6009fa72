/** Name and day of the confirmation of a figure; empty if it is not confirmed. */
export interface ConfirmationValues {
  confirmed_by: string;
  confirmed_on: string;
}

/**
 * Returns the confirmation for a form whose figures have changed: cleared if it is the saved one of other figures, and
 * restored if the figures are as saved again. A confirmation entered in this form is kept.
 */
export function confirmationFor(
  isAsSaved: boolean,
  { confirmed_by, confirmed_on }: ConfirmationValues,
  saved: { confirmed_by: string | null; confirmed_on: string | null },
): ConfirmationValues {
  const before = {
    confirmed_by: saved.confirmed_by ?? '',
    confirmed_on: saved.confirmed_on ?? '',
  };
  const values = { confirmed_by, confirmed_on };
  if (isAsSaved) return confirmed_by === '' && confirmed_on === '' ? before : values;
  const isUntouched = confirmed_by === before.confirmed_by && confirmed_on === before.confirmed_on;
  return isUntouched ? { confirmed_by: '', confirmed_on: '' } : values;
}
