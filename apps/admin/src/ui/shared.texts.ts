/** The words that many screens use. */
export const sharedTexts = {
  loading: 'Loading...',
  close: 'Close',
  cancel: 'Cancel',
  scheduled: {
    badge: 'Scheduled',
    scheduledFor: (time: string) => `Scheduled for ${time}`,
    at: (time: string) => `for ${time}`,
  },
} as const;
