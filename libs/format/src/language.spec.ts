import {
  formatAge,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMonth,
  formatPaisa,
  formatTaka,
  formatTypedTime,
  formatWeekday,
  groupLakh,
  inDigits,
  numberOrNull,
  readDay,
  readMoment,
  takaOrNull,
} from './index';
import { bangla } from './bangla';

describe('Bangla', () => {
  it.each([
    [0, '৳০'],
    [999, '৳৯৯৯'],
    [43_000, '৳৪৩,০০০'],
    [1_234_567, '৳১২,৩৪,৫৬৭'],
    [123_456_789, '৳১২,৩৪,৫৬,৭৮৯'],
    [-4000, '-৳৪,০০০'],
  ])('writes %d taka with the sign first, grouped by lakh', (amount, text) => {
    expect(formatTaka(amount, bangla)).toBe(text);
    expect(takaOrNull(text)).toBe(amount);
  });

  it('writes paisa, counts and tons', () => {
    expect(formatPaisa(39_450, bangla)).toBe('৳৩৯৪.৫০');
    expect(`${inDigits(groupLakh(15_672), bangla)}টি`).toBe('১৫,৬৭২টি');
    expect(`${inDigits(1.44, bangla)} টন`).toBe('১.৪৪ টন');
  });

  it('writes dates in Dhaka with full months', () => {
    const moment = '2026-11-20T18:30:00Z';
    expect(formatDate(moment, bangla)).toBe('২১ নভেম্বর ২০২৬');
    expect(formatDateTime(moment, bangla)).toBe('২১ নভেম্বর ২০২৬, রাত ১২:৩০');
    expect(formatLongDate(moment, bangla)).toBe('শনিবার ২১ নভেম্বর ২০২৬');
    expect(formatWeekday('2026-11-28T03:00:00Z', bangla)).toBe('শনিবার ২৮ নভেম্বর');
    expect(formatMonth('2026-03-26', bangla)).toBe('মার্চ ২০২৬');
  });

  it.each([
    [4, 0, 'ভোর ৪টা'],
    [9, 0, 'সকাল ৯টা'],
    [12, 5, 'দুপুর ১২:০৫'],
    [15, 0, 'বিকেল ৩টা'],
    [18, 0, 'সন্ধ্যা ৬টা'],
    [20, 45, 'রাত ৮:৪৫'],
    [0, 0, 'রাত ১২টা'],
  ])('names the part of the day at %d:%d', (hour, minute, text) => {
    expect(bangla.time(hour, minute)).toBe(text);
  });

  it('names devices', () => {
    expect(bangla.device('Chrome on Windows')).toBe('Chrome (Windows)');
    expect(bangla.device('iPhone')).toBe('iPhone');
    expect(bangla.device(null)).toBe('অচেনা ডিভাইস');
  });

  it('writes the time since a moment', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    expect(formatAge('2026-11-22T11:55:00Z', now, bangla)).toBe('৫ মিনিট');
    expect(formatAge('2026-11-21T06:00:00Z', now, bangla)).toBe('১ দিন ৬ ঘণ্টা');
  });

  it('reads what it writes', () => {
    expect(numberOrNull('২১৫')).toBe(215);
    expect(numberOrNull('১২.৫')).toBe(12.5);
    expect(readDay('২২/১২/২০২৬')).toBe('2026-12-22');
    const typed = formatTypedTime('2026-12-22T12:05:00.000Z', bangla);
    expect([typed, readMoment(typed)]).toEqual(['২২/১২/২০২৬, ১৮:০৫', '2026-12-22T12:05:00.000Z']);
  });
});
