/** Returns the address of a revision, or of its PDF with '.pdf'. */
export const pathOf = (token: string, end: '' | '.pdf' = '') =>
  `/quotation${end}?${new URLSearchParams({ token }).toString()}`;

/** Name of the draft of a question about a revision. */
export const questionDraft = (token: string) => `question ${token}`;
/** Name of the draft of a choice among options and alternatives. */
export const choiceDraft = (token: string) => `choice ${token}`;
/** Name of the draft of an acceptance. */
export const acceptDraft = (token: string) => `accept ${token}`;
