/** Texts of a new quotation, which staff change as they like. */
export const newRevisionTexts = {
  system: 'VRF air conditioning',
  units: 'Air conditioning',
  /** Name of a building within a title. */
  project: (project: string) => project.toLowerCase(),
  letter: (name: string, reference: string) =>
    `Dear ${name},\n\nThank you for your enquiry ${reference}. We’re pleased to offer the following.`,
};
