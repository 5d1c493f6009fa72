/** Texts of the files and pictures of the old site. */
export const oldFilesTexts = {
  failed: 'We couldn’t read the catalogue. Please try again in a moment.',
  noPicture: 'There is no picture at this address.',
};
