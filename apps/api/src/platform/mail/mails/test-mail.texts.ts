/** Texts of the email that tests the mail server. */
export const testMailTexts = {
  subject: (company: string) => `Test email from ${company}`,
  preheader: 'No action needed.',
  heading: 'The mail server works',
  greeting: 'Hello,',
  text: 'This email was sent from the dashboard to test the mail server. No action needed.',
};
