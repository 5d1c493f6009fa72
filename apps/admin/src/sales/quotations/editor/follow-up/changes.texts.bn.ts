import { inDigits } from '@shishir/format';
import { changeValue } from '../../quotation-values';
import type { changeText as EnglishChange, changeTexts as English } from './changes.texts';

const revisionOf = (revision: number) => inDigits(`সংশোধন ${revision}`);
const pieces = (count: number) => inDigits(`${count}টি`);

export const changeTexts: typeof English = {
  title: (revision, since) => `${revisionOf(since)}-এর তুলনায় ${revisionOf(revision)}`,
  columns: { what: 'বিবরণ', before: 'আগে', now: 'এখন' },
  nothing: 'কোনো পার্থক্য নেই।',
  kinds: {
    added: 'নতুন যোগ',
    removed: 'বাদ',
    quantity: 'পরিমাণ',
    price: 'একক দাম',
    chosen: 'বাছাই',
    discount: 'যন্ত্রপাতিতে ছাড়',
    vat: 'ভ্যাট',
    ait: 'AIT',
    total: 'মোট',
    advance: 'অগ্রিম',
  },
  texts: {
    letter: 'চিঠি বদলেছে।',
    terms: 'শর্তাবলি বদলেছে।',
    design: 'ডিজাইন বদলেছে।',
    valid_until: 'মেয়াদ বদলেছে।',
  },
  short: { letter: 'চিঠি', terms: 'শর্তাবলি', design: 'ডিজাইন', valid_until: 'মেয়াদ' },
  more: (count) => `আরও ${pieces(count)}`,
};

export const changeText: typeof EnglishChange = (change) => {
  const { kind, name, before, after } = change;
  const value = changeValue(change, after);
  switch (kind) {
    case 'added':
      return `${name} যোগ হয়েছে`;
    case 'removed':
      return `${name} বাদ`;
    case 'quantity':
      return `${name} ${pieces(before!)} থেকে ${pieces(after!)}`;
    case 'price':
      return `${name} ${value}`;
    case 'discount':
      return `ছাড় ${value}`;
    case 'chosen':
      return after === 1 ? `${name} বাছাই` : `${name} বাছাই নয়`;
    case 'vat':
      return after === null ? 'ভ্যাট নেই' : `ভ্যাট ${value}`;
    case 'ait':
      return after === null ? 'AIT নেই' : `AIT ${value}`;
    case 'advance':
      return after === null ? 'অগ্রিম নেই' : `অগ্রিম ${value}`;
    case 'total':
      return `মোট ${value}`;
  }
};
