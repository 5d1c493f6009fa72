/** Texts of the terms of an enquiry, used by several forms. */
export const enquiryTermsTexts = {
  workingDays: (days: number) => (days === 1 ? 'one working day' : `${days} working days`),
  onlyToReply: 'We use your details only to reply.',
};
