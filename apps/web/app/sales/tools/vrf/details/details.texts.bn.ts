import { groupThousands } from '@shishir/format';
import type { detailsTexts as English } from './details.texts';

export const detailsTexts: typeof English = {
  title: 'জায়গা, পাইপ, রেফ্রিজারেন্ট ও বাইরের বাতাস',
  optional: 'না লিখলেও চলবে',
  lead: 'ঘর বেশি ঠান্ডা রাখলে বা বাইরে গরম বেশি হলে ইউনিট কম ঠান্ডা করে। বাকিগুলো লিখলে হিসাবে ধরা হয় লম্বা পাইপে কতটা কমে, সবচেয়ে ছোট ঘরে গ্যাস লিক হলে বিপদ আছে কি না, আর ভেন্টিলেটর কতটা বাঁচায়।',
  place: 'জায়গা',
  climate: (dryBulb, wetBulb, isEstimate) =>
    `${dryBulb}\u00a0°C, ওয়েট বাল্ব ${wetBulb}\u00a0°C${isEstimate ? ', আনুমানিক' : ''}`,
  fields: {
    target: {
      label: 'ঘরের তাপমাত্রা',
      unit: '°C',
      hint: 'খালি থাকলে 24। লোডও এই তাপমাত্রার হতে হবে',
    },
    run: { label: 'সবচেয়ে লম্বা পাইপ', unit: 'm', hint: 'সবচেয়ে দূরের ইনডোর ইউনিট পর্যন্ত' },
    height: { label: 'আউটডোর কত ওপরে', unit: 'm', hint: 'নিচে হলে মাইনাস দিন' },
    charge: { label: 'গ্যাসের পরিমাণ', unit: 'kg', hint: 'কারখানায় ভরা ও পাইপের মিলিয়ে' },
    volume: { label: 'সবচেয়ে ছোট ঘর', unit: 'm³', hint: 'মেঝের মাপ গুণ উচ্চতা' },
    airs: { label: 'ভেন্টিলেটর কয়টি', unit: '', hint: 'খালি থাকলে একটি' },
    flow: { label: 'প্রতিটিতে বাতাস', unit: 'm³/h', hint: 'খালি থাকলে লেবেলের মান' },
  },
  air: {
    label: 'ভেন্টিলেটর, ঠান্ডা ফিরিয়ে দেয়',
    none: 'নেই',
    gone: 'আর বিক্রি হয় না',
    option: (model, flow) => `${groupThousands(flow)}\u00a0m³/h, ${model}`,
  },
};
