/** Texts of the privacy page, without its sections. */
export const privacyTexts = {
  home: 'Home',
  title: 'Privacy',
  description: 'What personal data we keep, why, for how long, and who to ask about it.',
  lead: 'What we keep about you, why, for how long, and who to ask.',
  table: {
    caption: (heading: string) => `${heading}: what we keep, why and for how long`,
    columns: { what: 'What', why: 'Why', howLong: 'How long' },
  },
  contact: {
    title: 'Who to ask',
    responsible: (siteName: string) =>
      `${siteName} is responsible for this site and for the data on it.`,
    /** `time` is a period such as 'one working day'. */
    reply: (time: string) => `We reply to questions about your data within ${time}.`,
  },
};
