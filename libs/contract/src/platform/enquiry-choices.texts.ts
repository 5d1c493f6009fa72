export const enquiryChoiceTexts = {
  /** Returns the name of a choice in a form of an enquiry, such as a role or a fault; choices are stored in English. */
  nameOf: (stored: string): string => stored,
  /** Returns the subject of an enquiry, in which the API has written choices and types in English. */
  subjectOf: (_kind: string, stored: string): string => stored,
};
