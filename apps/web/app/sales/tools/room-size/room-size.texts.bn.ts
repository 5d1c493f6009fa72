import { inDigits } from '@shishir/format';
import { ROOM_CHOICE_NAMES } from '@shishir/sizing';
import type { roomSizeTexts as English } from './room-size.texts';

export const roomSizeTexts: typeof English = {
  title: 'ঘরের হিসাব',
  description:
    'আপনার ঘরে কত টন এসি লাগবে: ছাদ, কাচ, দেয়াল, মানুষ ও বাতাস ধরে TR, kW ও BTU/h-এ হিসাব, যা ধরে নিয়েছি তার তালিকা, আর যে ইউনিট চলবে।',
  heading: 'আপনার ঘরে কত টন এসি লাগবে?',
  lead: 'ঘরের বিবরণ দিন। কমপক্ষে কত, সম্ভাব্য কত আর সর্বোচ্চ কত লাগতে পারে, সবই দেখাব; সঙ্গে কোন দিক থেকে কত গরম আসছে।',
  choices: {
    directions: {
      n: 'উত্তর',
      ne: 'উত্তর-পূর্ব',
      e: 'পূর্ব',
      se: 'দক্ষিণ-পূর্ব',
      s: 'দক্ষিণ',
      sw: 'দক্ষিণ-পশ্চিম',
      w: 'পশ্চিম',
      nw: 'উত্তর-পশ্চিম',
    },
  },
  send: {
    title: 'ইঞ্জিনিয়ারকে পাঠান',
    lead: 'আপনার দেওয়া তথ্য, ফলাফল ও ধরে নেওয়া মান সব বার্তার সঙ্গে যাবে। কিছুই দুবার লিখতে হবে না।',
    room: 'ঘর',
    glass: 'কাচ',
    inside: 'ভেতরে',
    result: 'ফলাফল',
    subject: 'ঘরের হিসাব',
  },
  described: {
    room: ({ type, area, height, above, walls }) =>
      [
        type,
        `${area}\u00a0m²`,
        `উচ্চতা ${height}\u00a0m`,
        `ওপরে: ${above}`,
        walls === 0 ? 'বাইরের দেয়াল নেই' : `বাইরের দেয়াল ${inDigits(walls)}টি`,
      ].join(', '),
    glass: (area, direction, shade) =>
      shade === 'none'
        ? `${area}\u00a0m², ${direction} দিকে, ছায়া নেই`
        : `${area}\u00a0m², ${direction} দিকে, ${ROOM_CHOICE_NAMES.shades[shade]}`,
    noGlass: 'নেই',
    inside: ({ people, watts, target, freshAir }) =>
      [
        `${inDigits(people)} জন`,
        `বাতি ও যন্ত্রপাতি ${watts}\u00a0W`,
        ROOM_CHOICE_NAMES.freshAirs[freshAir],
        `${target}\u00a0°C`,
      ].join(', '),
    load: ({ low, likely, high, likelyKw }) =>
      `সম্ভাব্য ${inDigits(likely)} টন (${inDigits(low)}\u2060–\u2060${inDigits(high)}), ${likelyKw}\u00a0kW`,
  },
};
