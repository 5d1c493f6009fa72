import { takaInBanglaWords } from './bangla';
import { takaInWords } from './taka-in-words';

/** As in the primers of the National Curriculum and Textbook Board, ten a line from 0. */
const NAMES = [
  'শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়',
  'দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ',
  'বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ',
  'ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ',
  'চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ',
  'পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট',
  'ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর',
  'সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি',
  'আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি ঊননব্বই',
  'নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই',
].flatMap((line) => line.split(' '));

describe('an amount in Bangla words', () => {
  it('has the right name for each number from 0 to 99', () => {
    expect(NAMES).toHaveLength(100);
    expect(new Set(NAMES).size).toBe(100);
    NAMES.forEach((name, amount) => {
      expect(takaInBanglaWords(amount)).toBe(`${name} টাকা মাত্র`);
    });
  });

  it.each([
    [100, 'একশ'],
    [101, 'একশ এক'],
    [999, 'নয়শ নিরানব্বই'],
    [1000, 'এক হাজার'],
    [43_500, 'তেতাল্লিশ হাজার পাঁচশ'],
    [100_001, 'এক লাখ এক'],
    [1_540_000, 'পনেরো লাখ চল্লিশ হাজার'],
    [12_345_678, 'এক কোটি তেইশ লাখ পঁয়তাল্লিশ হাজার ছয়শ আটাত্তর'],
    [999_999_999, 'নিরানব্বই কোটি নিরানব্বই লাখ নিরানব্বই হাজার নয়শ নিরানব্বই'],
    [1_200_000_000, 'একশ বিশ কোটি'],
    [2_000_000_000, 'দুইশ কোটি'],
    [1_200_000_000_000, 'এক লাখ বিশ হাজার কোটি'],
  ])('groups %d by hundreds, thousands, lakhs and crores', (amount, words) => {
    expect(takaInBanglaWords(amount)).toBe(`${words} টাকা মাত্র`);
  });

  it('names paisa', () => {
    expect(takaInBanglaWords(394, 50)).toBe('তিনশ চুরানব্বই টাকা পঞ্চাশ পয়সা মাত্র');
    expect(takaInWords(394, 50)).toBe('Taka three hundred ninety-four and fifty paisa only');
  });

  it.each([
    [1.5, 0],
    [-1, 0],
    [2 ** 53, 0],
    [1, 100],
    [1, 0.5],
    [1, -1],
  ])('throws for %d taka and %d paisa', (taka, paisa) => {
    for (const inWords of [takaInWords, takaInBanglaWords]) {
      expect(() => inWords(taka, paisa)).toThrow(RangeError);
    }
  });
});
