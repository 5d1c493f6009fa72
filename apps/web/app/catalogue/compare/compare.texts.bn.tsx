import { inDigits } from '@shishir/format';
import type { compareTexts as English } from './compare.texts';

const TYPES: Record<string, string> = {
  'Indoor Unit': 'ইনডোর ইউনিট',
  'Outdoor Unit': 'আউটডোর ইউনিট',
  Chiller: 'চিলার',
};

const typeOf = (type: string) => TYPES[type] ?? type;
const units = (count: number) => inDigits(`${count}টি`);

export const compareTexts: typeof English = {
  home: 'হোম',
  products: 'পণ্য',
  title: 'তুলনা',
  description: 'ইউনিট পাশাপাশি: ক্যাপাসিটি, মাপ, বিদ্যুৎ ও দাম।',
  empty: {
    title: 'তুলনার জন্য এখনো কিছু নেই',
    text: 'সর্বোচ্চ চারটি ইউনিটে ‘তুলনা’ চাপুন: আউটডোরের সঙ্গে আউটডোর, ইনডোরের সঙ্গে ইনডোর। এখানে পাশাপাশি দেখা যাবে।',
  },
  failed: {
    title: 'তুলনাটি আনা যায়নি',
    text: 'সংযোগ কেটে গেছে। আবার চেষ্টা করুন। আপনার বাছাই এই ব্রাউজারে থেকে গেছে।',
  },
  toggle: {
    compare: 'তুলনা',
    compareUnit: (title) => `তুলনা করুন: ${title}`,
    notAdded: 'তুলনায় যোগ হয়নি',
    full: (max) => `একসঙ্গে ${units(max)} ইউনিট তুলনা করা যায়। আগে একটি সরান।`,
    notComparable: (type, chosenType) =>
      `${typeOf(chosenType)}-এর সঙ্গে ${typeOf(type)} তুলনা করা যায় না।`,
    startAgain: 'এটি দিয়ে নতুন করে শুরু করুন',
  },
  panel: {
    label: 'তুলনা',
    selected: (strong, count, max) => (
      <>{strong(`${units(max)}র মধ্যে ${units(count)}`)} বাছাই করা হয়েছে</>
    ),
    selectedOne: (strong, max) => (
      <>{strong(`${units(max)}র মধ্যে ${units(1)}`)} বাছাই করা হয়েছে। তুলনার জন্য আরেকটি যোগ করুন।</>
    ),
    remove: ', তুলনা থেকে সরান',
    clear: 'সব সরান',
    compare: 'তুলনা করুন',
  },
  notes: {
    unknown: (count) =>
      `এই লিংকের ${units(count)} ইউনিট বাদ গেছে, কারণ ক্যাটালগে নেই বা আর বিক্রি হয় না।`,
    notComparable: (title, type, shownType) =>
      `${title} বাদ গেছে: ${typeOf(shownType)}-এর সঙ্গে ${typeOf(type)} তুলনা করা যায় না।`,
    tooMany: (max, titles) =>
      `একসঙ্গে ${units(max)} ইউনিট তুলনা করা যায়। বাদ গেছে: ${titles.join(', ')}।`,
  },
  table: {
    label: 'তুলনা, পাশে সরানো যায়',
    differencesOnly: 'শুধু পার্থক্য',
    different: (count, total) => `${units(total)} সারির মধ্যে ${units(count)} আলাদা।`,
    onlyOne: 'পার্থক্য দেখতে আরেকটি ইউনিট যোগ করুন।',
    rowDiffers: (name, hidden) => (
      <>
        {name}
        {hidden(', আলাদা')}
      </>
    ),
    notGiven: 'দেওয়া নেই',
    quotation: 'কোটেশন',
    markedRows: 'চিহ্নিত সারিগুলো আলাদা।',
    dataSheet: 'ডেটা শিট',
    remove: (title) => `সরান: ${title}`,
    addLabel: 'আরেকটি ইউনিট যোগ করুন',
    add: 'যোগ করুন',
    price: 'দাম',
    pricePerTon: 'প্রতি TR দাম',
    capacity: 'ক্যাপাসিটি',
  },
};
