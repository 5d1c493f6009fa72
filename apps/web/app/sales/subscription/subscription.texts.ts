/** Texts of the pages behind the links in emails about product news. */
export const subscriptionTexts = {
  line: 'Product news',
  confirm: {
    title: 'Confirm your subscription',
    text: 'New models, price changes and training dates by email. Unsubscribe at any time.',
    action: 'Confirm my subscription',
    done: (email: string) => `Thank you. We’ll send our product news to ${email}.`,
  },
  unsubscribe: {
    title: 'Unsubscribe from product news',
    text: 'We’ll stop sending you product news. You’ll still get replies to your enquiries.',
    action: 'Unsubscribe',
    done: (email: string) =>
      `You’re unsubscribed. We won’t send product news to ${email} any more.`,
  },
  incomplete: 'This link is incomplete. Please open it from the email again.',
  broken: 'Something went wrong. Please try again.',
  products: 'See all products',
  again: 'Subscribe again',
};
