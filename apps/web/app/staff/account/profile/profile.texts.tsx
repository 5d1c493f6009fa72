import type { User } from '@shishir/contract';
import type { ReactNode } from 'react';

/** Texts of the profile page and the form for name and picture. */
export const profileTexts = {
  title: 'Profile',
  description: 'Your details.',
  lead: 'Your details. We use them only to reply to you.',
  name: 'Name',
  phone: 'Phone number',
  email: 'Email',
  role: 'Role',
  /** A visitor's role is not shown. */
  roles: { admin: 'Admin', super_admin: 'Super admin' } satisfies Record<
    Exclude<User['role'], 'user'>,
    string
  >,
  edit: 'Edit Profile',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  saved: { title: 'Success', description: 'Profile updated successfully.' },
  unchanged: { title: 'No changes', description: 'No fields were modified.' },
  failed: { title: 'Error', description: 'Failed to update profile.' },
  sessionEnded: 'Your session has ended. Nothing was saved.',
  signInAgain: (link: (label: string) => ReactNode) => (
    <>{link('Sign in in a new tab')}, then save again. Your changes are kept here.</>
  ),
  picture: {
    label: 'Picture',
    chosen: 'The chosen picture',
    hint: 'JPEG, PNG, WebP or AVIF, max. 5 MB',
    remove: 'Remove picture',
    wrongType: 'Choose a JPEG, PNG, WebP or AVIF picture.',
    tooLarge: 'This picture is larger than 5 MB. Choose a smaller one.',
  },
};
