export const formTexts = {
  show: (label: string) => `Show ${label.toLowerCase()}`,
  hide: (label: string) => `Hide ${label.toLowerCase()}`,
  cancel: 'Cancel',
  none: 'None',
  unreachable: 'Something went wrong. Please try again.',
  leave: {
    question: 'Discard your changes?',
    text: 'What you changed here is not saved yet.',
    stay: 'Keep editing',
    go: 'Discard changes',
  },
  picture: {
    choose: 'Choose a picture',
    another: 'Choose another picture',
    rule: 'JPEG, PNG, WebP or AVIF, at most 5\u00a0MB.',
    preview: 'Preview of the chosen picture',
    wrongType: 'Please choose a JPEG, PNG, WebP or AVIF picture.',
    tooLarge: 'Please choose a picture of at most 5 MB.',
    empty: 'This file is empty. Please choose another one.',
  },
} as const;
