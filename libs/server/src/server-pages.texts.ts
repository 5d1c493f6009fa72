/** Texts of pages that need no rendering. */
export const serverPagesTexts = {
  titles: {
    wait: 'One moment, please',
    tooLarge: 'This is too large',
    fromElsewhere: 'The form was not sent',
    failed: 'Something went wrong',
  },
  manyPages: 'You have opened a lot of pages in one minute.',
  busy: 'A lot of people are using this site right now.',
  tooLarge: 'What you sent is larger than 6 MB. Please go back and choose a smaller file.',
  starting: 'This site was started just now. It opens here in a few seconds.',
  again: (seconds: number) => `Please load this page again in ${seconds} seconds.`,
  fromElsewhere: 'This form was sent from another site. Open the page here and send it again.',
  failed: (id: string) =>
    `The fault is on our side. Please try again. If it happens again, tell us this number: ${id}`,
  load: 'Load the page again',
};
