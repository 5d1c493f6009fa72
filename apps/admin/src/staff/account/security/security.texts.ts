export const securityTexts = {
  title: 'Security',
  note: 'Two-step verification of staff.',
  rule: {
    title: 'Two-step verification for staff',
    label: 'Require two-step verification',
    text: 'All staff enter a code from their phone as well as the password. Visitors are not asked.',
    ownFirst: 'Set up your own two-step verification first, so that you do not lock yourself out.',
    toProfile: 'Go to my profile',
    on: 'Every member of staff needs two-step verification now.',
    off: 'Two-step verification is up to each member of staff now.',
    failed: 'Could not change this rule.',
    ask: {
      question: 'Require two-step verification?',
      all: 'All of your staff have it on already. Nobody can turn it off from now on.',
      some: (count: number) =>
        count === 1
          ? 'One member of staff has no two-step verification. At their next click they are led to set one up, before they can do anything else:'
          : `${count} members of staff have no two-step verification. At their next click they are led to set one up, before they can do anything else:`,
      confirm: 'Require it',
      busy: 'Saving...',
    },
    askOff: {
      question: 'Stop requiring two-step verification?',
      text: 'Who has it on keeps it, but everybody may turn it off on their profile page.',
      confirm: 'Stop requiring it',
    },
  },
  staff: {
    title: 'Who has it on',
    count: (on: number, all: number) => `${on} of ${all} on the staff`,
    on: 'On',
    off: 'Off',
    you: 'you',
    toUsers: 'Somebody has lost their phone? Turn their two-step verification off in the',
    users: 'user list',
  },
} as const;
