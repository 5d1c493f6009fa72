import type { mailLayoutTexts as English } from './mail-layout.texts';

export const mailLayoutTexts: typeof English = {
  notSubscribed: 'পণ্যের খবর আর চান না?',
  unsubscribe: 'আর পাঠাবেন না',
  products: {
    name: 'পণ্য',
    quantity: 'পরিমাণ',
    price: 'তালিকার দাম',
    total: 'তালিকার দামে মোট',
  },
  footer: {
    title: 'কিছু জানতে চান? আমরা আছি।',
    phone: 'কল করুন',
    whatsApp: 'হোয়াটসঅ্যাপ',
    email: 'ইমেইল',
    hours: 'সময়',
  },
  chat: (reference) => `${reference} নিয়ে কথা বলতে চাই: `,
};
