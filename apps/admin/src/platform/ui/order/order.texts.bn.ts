import { inDigits } from '@shishir/format';
import type { orderTexts as English } from './order.texts';

const at = (place: number, of: number) => inDigits(`${of}টির মধ্যে ${place} নম্বরে`);

export const orderTexts: typeof English = {
  move: (name) => `${name} সরান`,
  role: 'সরানোর মতো সারি',
  hint: 'টেনে সরান, অথবা Space ও তীর চিহ্ন চাপুন',
  instructions:
    'সারি সরাতে Space বা Enter চাপুন, তারপর তীর চিহ্ন। Space বা Enter চাপলে বসবে, Escape চাপলে বাতিল হবে।',
  picked: (name, place, of) => `${name} তোলা হয়েছে, ${at(place, of)}।`,
  over: (name, place, of) => `${name} এখন ${at(place, of)}।`,
  dropped: (name, place, of) => `${name} বসানো হয়েছে, ${at(place, of)}।`,
  cancelled: (name) => `${name} আগের জায়গায় আছে।`,
  status: (name, from, place, of) =>
    `${name}, ${inDigits(from)} নম্বর থেকে সরে এখন ${at(place, of)}। সরাতে তীর চিহ্ন, বসাতে Enter, বাতিল করতে Esc।`,
  failed: 'ক্রম সংরক্ষণ হয়নি। একটু পরে আবার চেষ্টা করুন।',
  up: 'ওপরে সরান',
  down: 'নিচে সরান',
};
