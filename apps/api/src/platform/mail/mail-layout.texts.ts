/** Texts of the layout that all emails share. */
export const mailLayoutTexts = {
  linkBelow: 'If the button doesn’t work, open this address:',
  notSubscribed: 'Don’t want our product news?',
  unsubscribe: 'Unsubscribe',
  footer: {
    phone: 'Phone',
    whatsApp: 'WhatsApp',
    hours: 'Hours',
  },
};
