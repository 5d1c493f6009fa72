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
    count: (total: number) => `${models(total)}, in tons`,
    countOfNearest: (shown: number, total: number) => `${shown} of ${models(total)}, in tons`,
    unit: 'Ton',
    unknown: '?',
    size: (capacity: string) => `${capacity} Ton`,
    sizeOfModel: (size: string, model: string) => `${size}, ${model}`,
  },
  box: 'Price and delivery',
  dataSheet: 'Data sheet',
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
