import { inDigits } from '@shishir/format';
import type { roomsTexts as English } from './rooms.texts';

const forLoad = (capacity: string, load: string) => `${load} লোডের ঘরে দেয় ${capacity}`;

export const roomsTexts: typeof English = {
  title: 'ঘর',
  titleOf: (system) => `ঘর: ${system}`,
  summary: (rooms, units) => `${inDigits(rooms)}টি ঘর, ${inDigits(units)}টি ইনডোর ইউনিট`,
  undo: 'ফিরিয়ে আনুন',
  columns: {
    room: 'ঘর',
    load: 'প্রতি ঘরে লোড',
    unit: 'ইনডোর ইউনিট',
    count: 'এই ঘরে কয়টি',
    alike: 'এমন ঘর কয়টি',
    price: 'দাম',
  },
  roomName: (number) => `ঘর ${inDigits(number)}`,
  add: 'ঘর যোগ করুন',
  full: (max) => `ঘরের তালিকায় সর্বোচ্চ ${inDigits(max)} লাইন।`,
  calculator: 'ঘরের হিসাব থেকে লোড নিন',
  totals: {
    load: 'সব ঘরের লোড',
    nominal: 'ইনডোর ইউনিট, লেবেলে',
    price: 'ইনডোর ইউনিট, তালিকার দাম',
  },
  noUnit: 'ইউনিট এখনো নেই',
  row: {
    units: (count, unit) => (count > 1 ? `${inDigits(count)}টি ${unit}` : unit),
    rooms: (rooms, each) => (rooms > 1 ? `${inDigits(rooms)}টি ঘর, প্রতিটিতে ${each}` : each),
    withLoad: (units, load) => `${units}, লোড ${load}`,
  },
  onRequest: 'জেনে নিন',
  kw: 'kW',
  choose: 'ইউনিট বেছে নিন',
  gone: 'আর বিক্রি হয় না',
  actions: {
    move: (room) => `${room} সরান। তীর চিহ্নের বোতামে ক্রম বদলায়`,
    less: (room) => `${room}: একটি ইউনিট কমান`,
    more: (room) => `${room}: একটি ইউনিট বাড়ান`,
    duplicate: 'কপি করুন',
    duplicateRoom: (room) => `${room} কপি করুন`,
    remove: 'বাদ দিন',
    removeRoom: (room) => `${room} বাদ দিন`,
    up: 'ওপরে',
    upRoom: (room) => `${room} ওপরে নিন`,
    down: 'নিচে',
    downRoom: (room) => `${room} নিচে নিন`,
  },
  system: 'সিস্টেম',
  systemOf: (room) => `${room} কোন সিস্টেমে`,
  note: {
    calculation: 'এর হিসাব দেখুন',
    earlierCalculation: 'আগের সংস্করণের হিসাব: আবার করুন',
    noUnit: 'লোড লিখুন, অথবা ইউনিট বেছে নিন।',
    fitting: 'এই ইউনিটগুলো চলবে:',
    use: (unit) => `${unit} নিন`,
    oneMore: 'আরেকটি ইউনিট যোগ করুন',
    addPanel: 'প্যানেল যোগ করুন',
    removePanel: 'বাদ দিন',
    forLoad,
    forLoadWithSpare: (capacity, load, percent) =>
      `${forLoad(capacity, load)}, হাতে থাকে ${inDigits(percent)}%`,
    withPanel: (note, panel) => `${note}; সঙ্গে প্যানেল ${panel}`,
  },
};
