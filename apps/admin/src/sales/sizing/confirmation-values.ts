/** Who has confirmed a figure, and when; empty where nobody has. */
export interface ConfirmationValues {
  confirmed_by: string;
  confirmed_on: string;
}

/**
 * The confirmation of a form whose figures have changed: nobody's, as it was of what is saved, and the saved one again
 * where the figures are as saved. What was entered in this form stays.
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
