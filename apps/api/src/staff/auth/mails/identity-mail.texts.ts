/** Texts of the emails about signing in with a provider. */
export const identityMailTexts = {
  google: 'Google',
  greeting: (name: string) => `Dear ${name},`,
  proof: {
    subject: (company: string) => `Use Google to sign in to ${company}`,
    preheader: 'The link works once, within 30 minutes.',
    heading: 'Sign in with Google',
    text: 'We received a request to sign in to your account with Google. If it was you, allow it with this link. It works once, within 30 minutes.',
    notYou: 'Not you? Ignore this email; nothing has changed.',
    link: 'Allow Google for my account',
  },
  linked: {
    subject: (provider: string, company: string) => `${provider} sign-in is on for ${company}`,
    preheader: 'Not you? Reset your password right away.',
    heading: (provider: string) => `${provider} sign-in is on`,
    text: (provider: string, account: string) =>
      `You can now sign in with the ${provider} account ${account}.`,
    notYou: (provider: string) =>
      `Not you? Reset your password right away and unlink ${provider} on your profile page.`,
  },
};
