/** Texts of the data of a business profile. */
export const businessProfileTexts = {
  /** Group of a project, such as 'Medical'. */
  projectKind: (category: string) => category,
};
