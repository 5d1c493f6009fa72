/** Texts of the terms of an enquiry, used by many pages. */
export const enquiryTermsTexts = {
  workingDays: (days: number) => (days === 1 ? 'one working day' : `${days} working days`),
};
