/** Texts of the layout that all emails share. */
export const mailLayoutTexts = {
  notSubscribed: 'Don’t want our product news?',
  unsubscribe: 'Unsubscribe',
  products: {
    name: 'Product',
    quantity: 'Quantity',
    price: 'List price',
    total: 'Total of list prices',
  },
  footer: {
    title: 'Questions? We’re here to help.',
    phone: 'Call',
    whatsApp: 'WhatsApp',
    email: 'Email',
    hours: 'Hours',
  },
  /** Start of a WhatsApp message. */
  chat: (reference: string) => `Hello, about ${reference}: `,
};
