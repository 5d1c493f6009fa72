/** The words that many screens use. */
export const sharedTexts = {
  loading: 'Loading...',
  close: 'Close',
  cancel: 'Cancel',
} as const;
