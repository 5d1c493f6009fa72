import type { EnquiryTerms } from '@shishir/contract';
import { inDigits } from '@shishir/format';
import { enquiryTermsTexts } from './enquiry-terms.texts';
import type { enquiryTexts as English } from './enquiry.texts';

/** 'এক কর্মদিবসের মধ্যে' */
const within = ({ reply_working_days: days }: EnquiryTerms) =>
  `${enquiryTermsTexts.workingDays(days)}ের মধ্যে`;

const reply = (terms: EnquiryTerms | null) =>
  terms ? `${within(terms)} একজন সেলস ইঞ্জিনিয়ার উত্তর দেবেন।` : 'একজন সেলস ইঞ্জিনিয়ার উত্তর দেবেন।';

const referenceSoon = 'পাঠানোর সঙ্গে সঙ্গে একটি রেফারেন্স নম্বর পাবেন।';

export const enquiryTexts: typeof English = {
  home: 'হোম',
  goHome: 'হোমে যান',
  thanks: 'ধন্যবাদ',
  close: 'বন্ধ করুন',
  optional: '(না লিখলেও চলবে)',
  choose: 'বেছে নিন',
  file: {
    choose: 'ফাইল বেছে নিন',
    drop: 'বা এখানে টেনে আনুন',
    remove: (name) => `${name} সরান`,
    chooseAgain: 'ফাইলটি আবার বেছে নিন।',
  },
  note: {
    subscription: 'আপনার তথ্য শুধু নতুন পণ্যের খবর পাঠাতে ব্যবহার করি।',
    reply: enquiryTermsTexts.onlyToReply,
    application: (terms) =>
      terms
        ? `সিভি শুধু আমাদের কর্মীরা দেখেন। ${inDigits(terms.keep_application_days)} দিন পরে মুছে ফেলি।`
        : 'সিভি শুধু আমাদের কর্মীরা দেখেন।',
    call: (phone, hours) => (
      <>
        অথবা ফোন করুন {phone}
        {hours ? `, ${hours}।` : '।'}
      </>
    ),
  },
  fields: {
    name: 'নাম',
    email: 'ইমেইল',
    phone: 'ফোন নম্বর',
    company: 'প্রতিষ্ঠান',
    role: 'আপনি কী করেন',
    location: 'এলাকা',
    locationHint: 'ভবনটি কোন এলাকায়, কোন শহরে',
    city: 'শহর',
    interest: 'আগ্রহ',
    message: 'বার্তা',
  },
  subscription: {
    title: 'নতুন পণ্যের খবর পেতে চাই',
    text: 'নতুন মডেল, দাম বদল ও প্রশিক্ষণের তারিখ ইমেইলে পাবেন। যেকোনো সময় বন্ধ করতে পারবেন।',
    action: 'খবর পেতে চাই',
    sent: 'আর একটি কাজ বাকি: আমাদের পাঠানো ইমেইলের লিংকে চাপ দিন।',
  },
  consultation: {
    title: (subject) => (subject ? `${subject} নিয়ে কথা বলুন` : 'যোগাযোগ করুন'),
    text: (terms) => `${reply(terms)} ${referenceSoon}`,
    messageHint: 'কেমন ভবন, মেঝের মাপ, কয়টি ঘর, কবে দরকার',
    action: 'বার্তা পাঠান',
    sent: reply,
  },
  application: {
    title: (opening) => (opening ? `আবেদন: ${opening}` : 'সিভি পাঠান'),
    text: referenceSoon,
    unsolicited: `আপনার মতো পদ নেই? কী করেন, লিখে পাঠান। ${referenceSoon}`,
    cv: 'সিভি (PDF বা Word, সর্বোচ্চ 5 MB)',
    message: 'নিজের সম্পর্কে দুই-এক কথা',
    messageHint: 'কী কাজ করেছেন, কবে থেকে শুরু করতে পারবেন',
    action: 'আবেদন পাঠান',
    sent: 'আপনার আবেদন আমাদের নিয়োগ টিমের কাছে পৌঁছেছে।',
  },
  price: {
    title: (subject) => (subject ? `দাম জেনে নিন: ${subject}` : 'দাম জেনে নিন'),
    text: (terms) => `ফোন বা ইমেইল, যেকোনো একটি দিলেই হবে। ${reply(terms)}`,
    message: 'কী দরকার',
    messageHint: 'ঘর বা লোড, কয়টি ইউনিট, কবে দরকার',
    action: 'অনুরোধ পাঠান',
    sent: reply,
  },
  quotation: {
    title: 'কোটেশন নিন',
    text: (terms) =>
      terms
        ? `${within(terms)} সবকিছুর একটি দাম পাবেন। ${referenceSoon}`
        : `সবকিছুর একটি দাম পাবেন। ${referenceSoon}`,
    project: 'কেমন ভবন',
    neededBy: 'কবে দরকার',
    message: 'আর কিছু',
    messageHint: 'কয় তলা, সিলিংয়ের উচ্চতা, বিদ্যুতের লাইন, আর যা জানানো দরকার',
    action: 'অনুরোধ পাঠান',
    sent: (terms) =>
      terms
        ? `${within(terms)} একজন সেলস ইঞ্জিনিয়ার কোটেশন পাঠাবেন।`
        : 'একজন সেলস ইঞ্জিনিয়ার কোটেশন পাঠাবেন।',
  },
  questions: {
    roomSize: 'ঘরের মাপ',
    rooms: 'কয়টি ঘর',
    roomsInvalid: '১ থেকে ৯,৯৯৯-এর মধ্যে পূর্ণ সংখ্যা লিখুন',
    underRoof: 'ঘরটি কি ছাদের নিচে?',
    load: 'কুলিং লোড',
    loadHint: '180 kW বা 50 TR',
    water: 'পানি বের / ঢোকার তাপমাত্রা, °C',
    pumps: 'পাম্প',
    withPumps: 'পাম্পসহ',
    withoutPumps: 'পাম্প ছাড়া',
    inputs: 'দেওয়া তথ্য',
    yes: 'হ্যাঁ',
    no: 'না',
    notSure: 'নিশ্চিত নই',
  },
  search: (query) => `খোঁজা হয়েছে: ${query}`,
};
