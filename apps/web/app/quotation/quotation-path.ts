/** The address of a revision, or with '.pdf' of its PDF. */
export const pathOf = (token: string, end: '' | '.pdf' = '') =>
  `/quotation${end}?${new URLSearchParams({ token }).toString()}`;
