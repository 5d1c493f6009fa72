import type { takaInWords as English } from './taka-in-words';

/** 0 to 99. Each has a name that does not follow from its digits. */
const NAMES = [
  ...'শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়'.split(' '),
  ...'দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ'.split(' '),
  ...'বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ'.split(' '),
  ...'ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ'.split(' '),
  ...'চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ'.split(' '),
  ...'পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট'.split(' '),
  ...'ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর'.split(' '),
  ...'সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি'.split(' '),
  ...'আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি ঊননব্বই'.split(' '),
  ...'নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই'.split(' '),
];
const SCALES: [size: number, name: string][] = [
  [10_000_000, ' কোটি'],
  [100_000, ' লাখ'],
  [1000, ' হাজার'],
  [100, 'শ'],
];

/** Returns an amount in words: 1540000 -> 'পনেরো লাখ চল্লিশ হাজার টাকা মাত্র'. */
export const takaInWords: typeof English = (taka, paisa = 0) => {
  if (!Number.isSafeInteger(taka) || taka < 0 || NAMES[paisa] === undefined) {
    throw new RangeError(`Not an amount to pay: ${taka} taka, ${paisa} paisa`);
  }
  const rest = paisa === 0 ? '' : ` ${NAMES[paisa]} পয়সা`;
  return `${wordsOf(taka)} টাকা${rest} মাত্র`;
};

function wordsOf(amount: number): string {
  const [size, name] = SCALES.find(([size]) => amount >= size) ?? [];
  if (size === undefined || name === undefined) return NAMES[amount]!;
  const rest = amount % size;
  // From 100 crore on, the count itself needs more than two digits: 'একশ বিশ কোটি'.
  const head = `${wordsOf(Math.floor(amount / size))}${name}`;
  return rest === 0 ? head : `${head} ${wordsOf(rest)}`;
}
