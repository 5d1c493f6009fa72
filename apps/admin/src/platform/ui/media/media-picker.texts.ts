/** Texts of the dialog that chooses a picture from the library. */
export const mediaPickerTexts = {
  open: 'Choose from library',
  title: 'Choose a picture',
  search: { label: 'Search pictures', hint: 'Description, file or record' },
  loading: 'Loading pictures...',
  empty: { all: 'No pictures yet.', narrowed: 'No pictures match.' },
  uses: (count: number) =>
    count === 0 ? 'not used' : count === 1 ? 'used in 1 place' : `used in ${count} places`,
};
