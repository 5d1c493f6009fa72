import type { Role } from '@shishir/contract';

/** Words used by many screens. */
export const sharedTexts = {
  loading: 'Loading...',
  close: 'Close',
  /** Titles of toasts. */
  success: 'Success',
  failure: 'Error',
  partFailed: 'This part could not be loaded. Check your connection and reload the page.',
  reload: 'Reload the page',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  roles: { user: 'User', admin: 'Admin', super_admin: 'Super admin' } satisfies Record<
    Role,
    string
  >,
  unsent: { waiting: 'Not sent yet', failed: 'Failed' },
  thisServer: 'This server',
  inDhaka: (day: string, clock: string) => `${day}, ${clock} in Dhaka`,
  scheduled: {
    badge: 'Scheduled',
    scheduledFor: (time: string) => `Scheduled for ${time}`,
    at: (time: string) => `for ${time}`,
  },
};
