import type { ReactNode } from 'react';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Texts of every form that sends a message to sales. */
export const formPartsTexts = {
  /** Label of the honeypot. */
  leaveEmpty: 'Leave this empty',
  notSent: 'Not sent',
  markedFields: (count: number) =>
    count === 1
      ? 'Please complete the marked field.'
      : `Please complete the ${COUNTS[count]} marked fields.`,
  reference: (number: ReactNode) => <>Your reference number is {number}</>,
  state: 'See its state at any time',
  rejected: 'Server validation failed.',
  broken: 'Something went wrong. Please try again.',
  offline:
    'This device is offline. Your message is kept here: send it again once you’re back online.',
  privacy: 'Privacy',
  sending: 'Sending...',
};
