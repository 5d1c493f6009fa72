/** Texts of the privacy page, without its sections. */
export const privacyTexts = {
  home: 'Home',
  contents: 'On this page',
  contact: {
    title: 'Who to ask',
    responsible: (siteName: string) =>
      `${siteName} is responsible for this site and for the data on it.`,
    /** `time` is a period such as 'one working day'. */
    reply: (time: string) => `We reply to questions about your data within ${time}.`,
  },
};
