/** The address of a revision, or with '.pdf' of its PDF. */
export const pathOf = (token: string, end: '' | '.pdf' = '') =>
  `/quotation${end}?${new URLSearchParams({ token }).toString()}`;

/** The name of the draft of a question about the revision of this link. */
export const questionDraft = (token: string) => `question ${token}`;
/** The name of the draft of its acceptance. */
export const acceptDraft = (token: string) => `accept ${token}`;
