/** Words used by many screens. */
export const sharedTexts = {
  loading: 'Loading...',
  close: 'Close',
  partFailed: 'This part could not be loaded. Check your connection, then load the page again.',
  reload: 'Load the page again',
  cancel: 'Cancel',
  scheduled: {
    badge: 'Scheduled',
    scheduledFor: (time: string) => `Scheduled for ${time}`,
    at: (time: string) => `for ${time}`,
  },
} as const;
