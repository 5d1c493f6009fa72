import type { ReactNode } from 'react';

/** Texts of the visitor's dashboard, and those that the parts of the account share. */
export const accountTexts = {
  home: 'Home',
  dashboard: 'Dashboard',
  title: 'Your enquiries',
  description: 'Your enquiries, quotations, saved systems, quotation cart and contact details.',
  lead: (email: string) => `Your quotations and contact details. Replies also go to ${email}.`,
  navigation: {
    label: 'Your account',
    enquiries: (count: ReactNode) => <>Enquiries {count}</>,
    quotations: (count: ReactNode) => <>Quotations {count}</>,
    systems: (count: ReactNode) => <>VRF systems {count}</>,
    cart: (count: ReactNode) => <>Quotation cart {count}</>,
    profile: 'Profile',
    staff: 'Staff dashboard',
  },
  profile: {
    title: 'Profile',
    edit: 'Edit profile',
    name: 'Name',
    phone: 'Phone number',
    email: 'Email',
    password: 'Password',
    changePassword: 'Change password',
  },
  reminder: {
    text: (email: string) =>
      `Please confirm your email address: open the link we sent to ${email}.`,
    sent: (email: string) => `We’ve sent the link to ${email} again.`,
    failed: 'We couldn’t send it. Please try again in a moment.',
    send: 'Send the link again',
    sending: 'Sending...',
  },
  logout: 'Logout',
  broken: 'Something went wrong. Please try again.',
};
