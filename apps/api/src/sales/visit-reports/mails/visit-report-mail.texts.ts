/** Texts of the mail with a visit report. */
export const visitReportMailTexts = {
  subject: (number: string, company: string) => `Service report ${number} from ${company}`,
  preheader: (day: string) => `Our visit on ${day}`,
  heading: 'Your service report',
  corrected: 'Your corrected service report',
  greeting: (name: string) => `Dear ${name},`,
  text: (day: string) =>
    `Thank you for letting us in on ${day}. The report lists what we measured and what we did.`,
  facts: {
    report: 'Report',
    site: 'Site',
    technician: 'Technician',
    recommendation: 'Recommendation',
  },
  attached: 'The report is attached as a PDF. Reply to this email if anything is unclear.',
};
