import { groupThousands } from '@shishir/format';

const models = (count: number) => (count === 1 ? '1 model' : `${groupThousands(count)} models`);

/** Texts of a product's page that the browser needs. */
export const productDetailTexts = {
  gallery: {
    label: 'Pictures',
    picture: (number: number, alt: string) => `Picture ${number}: ${alt}`,
  },
  sizes: {
    title: 'Available Sizes',
    count: (total: number, unit: string) => `${models(total)}, in ${unit}`,
    countOfNearest: (shown: number, total: number, unit: string) =>
      `${shown} of ${models(total)}, in ${unit}`,
    units: {
      ton: { name: 'Ton', plural: 'tons' },
      m3h: { name: 'm³/h', plural: 'm³/h' },
    },
    unknown: '?',
    size: (value: string, unit: string) => `${value} ${unit}`,
  },
  box: 'Price and delivery',
  dataSheet: 'Data sheet',
  askForDocument: 'Ask for another document',
  seeSuccessor: 'See the successor',
  bar: {
    label: 'Price and contact',
    discontinued: 'Discontinued',
    successor: 'Successor',
  },
  contact: {
    title: 'Contact Sales',
    about: (product: string) => `Questions about ${product}`,
    phone: 'Phone',
    email: 'Email',
    hours: 'Hours',
    call: 'Call Now',
    sendEmail: 'Send Email',
    close: 'Close',
  },
};
