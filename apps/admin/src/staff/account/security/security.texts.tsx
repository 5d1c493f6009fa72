import type { ReactNode } from 'react';

export const securityTexts = {
  title: 'Security',
  rule: {
    title: 'Two-step verification for staff',
    label: 'Require two-step verification',
    text: 'All staff enter a code from their phone in addition to the password. Visitors are not affected.',
    ownFirst: 'Set up your own two-step verification first, so you don’t lock yourself out.',
    toProfile: 'Go to my profile',
    on: 'Two-step verification is now required for all staff.',
    off: 'Two-step verification is now optional for staff.',
    failed: 'We couldn’t change this rule. Please try again in a moment.',
    ask: {
      question: 'Require two-step verification?',
      all: 'All your staff already use it. From now on, no one can turn it off.',
      some: (count: number) =>
        count === 1
          ? 'One member of staff doesn’t use two-step verification. They will have to set it up before they can continue:'
          : `${count} members of staff don’t use two-step verification. They will have to set it up before they can continue:`,
      confirm: 'Require',
      busy: 'Saving...',
    },
    askOff: {
      question: 'Stop requiring two-step verification?',
      text: 'It stays on for those who use it, but anyone can turn it off in their profile.',
      confirm: 'Stop requiring',
    },
  },
  staff: {
    title: 'Staff with two-step verification',
    count: (on: number, all: number) => `${on} of ${all} staff`,
    on: 'On',
    off: 'Off',
    you: 'you',
    toUsers: (link: (label: string) => ReactNode) => (
      <>
        Has someone lost their phone? Turn off their two-step verification in the{' '}
        {link('user list')}.
      </>
    ),
  },
};
