/** Texts of pages that need no rendering. */
export const serverPagesTexts = {
  title: 'One moment, please',
  manyPages: 'You have opened a lot of pages in one minute.',
  busy: 'A lot of people are using this site right now.',
  tooLarge: 'Your request is larger than 6 MB. Please go back and choose a smaller file.',
  again: (seconds: number) => `Please load this page again in ${seconds} seconds.`,
  fromElsewhere: 'This form was sent from another site. Open the page here and send it again.',
  failed: (id: string) =>
    `Something went wrong on our side. Please try again. If it happens again, tell us this number: ${id}`,
};
