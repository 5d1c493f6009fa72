import { groupThousands } from '@shishir/format';
import type {
  millimetres as englishMillimetres,
  mountingTexts as English,
  roundBodyNote as englishNote,
} from './mounting.texts';

/** A length in a sentence: '204 mm', which never breaks. */
const mm = (length: number) => `${groupThousands(length)}\u00a0mm`;

export const roundBodyNote: typeof englishNote =
  'প্রস্থ ও গভীরতা হলো গোল ইউনিটটি সিলিংয়ের ওপরে যে চৌকো জায়গা নেয়, তার বাহু।';

export const millimetres: typeof englishMillimetres = mm;

export const mountingTexts: typeof English = {
  panel: {
    sizeNote: 'প্যানেল ছাড়া',
    fit: ({ height }) =>
      `মূল ইউনিটের উচ্চতা ${mm(height)}। হ্যাঙ্গার ও ড্রেনের জন্য বাড়তি জায়গা রাখুন; কতটুকু, আমাদের জিজ্ঞেস করুন। সিলিংয়ের নিচে শুধু প্যানেল দেখা যায়।`,
    front: 'সামনে থেকে, প্যানেল কাটা রেখায়',
    plan: 'নিচ থেকে, প্যানেল কাটা রেখায়',
  },
  void: {
    sizeNote: null,
    fit: ({ height }) =>
      `মূল ইউনিটের উচ্চতা ${mm(height)}। হ্যাঙ্গার ও ড্রেনের জন্য বাড়তি জায়গা রাখুন; কতটুকু, আমাদের জিজ্ঞেস করুন। ঘরে শুধু গ্রিল দেখা যায়।`,
    front: 'সামনে থেকে, ফলস সিলিংয়ের ওপরে',
    plan: 'ওপর থেকে',
  },
  ceiling: {
    sizeNote: 'সিলিংয়ের নিচে, খোলা',
    fit: ({ height }) => `সিলিং থেকে ${mm(height)} নিচে ঝোলে, পুরোটা দেখা যায়। ফলস সিলিং লাগে না।`,
    front: 'সামনে থেকে, সিলিংয়ের নিচে',
    plan: 'নিচ থেকে',
  },
  wall: {
    sizeNote: 'দেয়ালে',
    fit: ({ width, depth }) => `দেয়ালে ${mm(width)} জায়গা লাগে, সামনে বেরিয়ে থাকে ${mm(depth)}।`,
    front: 'সামনে থেকে, দেয়ালে',
    plan: 'ওপর থেকে',
  },
  floor: {
    sizeNote: null,
    fit: ({ width, depth }) =>
      `নিচে জায়গা লাগে ${groupThousands(width)} × ${mm(depth)}। বাতাস ও সার্ভিসের জন্য চারপাশে ফাঁকা রাখুন; কতটুকু, প্রস্তুতকারকের ডেটা শিটে আছে।`,
    front: 'সামনে থেকে, বেসের ওপর',
    plan: 'ওপর থেকে',
  },
  free: {
    sizeNote: null,
    fit: ({ width, height, depth }) =>
      `ইউনিটের প্রস্থ ${mm(width)}, উচ্চতা ${mm(height)}, গভীরতা ${mm(depth)}।`,
    front: 'সামনে থেকে',
    plan: 'ওপর থেকে',
  },
};
