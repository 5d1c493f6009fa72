import { enquiryChoiceTexts } from '@shishir/contract/bangla';
import { bangla as words } from '@shishir/format/bangla';
import { groupLakh } from '@shishir/format';
import type { enquiryMailTexts as English } from './enquiry-mail.texts';

const counted = (count: number) => `${words.digits(groupLakh(count))}টি`;

export const enquiryMailTexts: typeof English = {
  greeting: (name) => `প্রিয় ${name},`,
  openInDashboard: 'ড্যাশবোর্ডে খুলুন',
  from: {
    contact: (name) => `${name}-এর বার্তা`,
    consultation: (name) => `${name}-এর পরামর্শের অনুরোধ`,
    subscription: (name) => `${name}-এর সাবস্ক্রিপশন`,
    application: (name) => `${name}-এর আবেদন`,
    quotation: (name) => `${name}-এর কোটেশনের অনুরোধ`,
    service: (name) => `${name}-এর সার্ভিসের অনুরোধ`,
  },
  nameOf: (name, company) => (company ? `${name}, ${company}` : name),
  facts: {
    reference: 'রেফারেন্স',
    name: 'নাম',
    email: 'ইমেইল',
    phone: 'ফোন',
    whatsApp: 'হোয়াটসঅ্যাপ',
    company: 'প্রতিষ্ঠান',
    city: 'শহর',
    role: 'পেশা',
    interest: 'আগ্রহ',
    opening: 'পদ',
    cv: 'সিভি',
    cvInDashboard: (file) => `${file}, ড্যাশবোর্ডে আছে`,
    project: 'কেমন ভবন',
    location: 'এলাকা',
    fault: 'সমস্যা',
    unit: 'ইউনিট',
    photos: 'ছবি',
    wantedVisit: 'কখন আসা দরকার',
    neededBy: 'কবে লাগবে',
    sent: 'পাঠানোর সময়',
    page: 'পাতা',
    product: 'পণ্য',
    filters: 'ফিল্টার',
    language: 'ভাষা',
  },
  languages: { en: 'ইংরেজি', bn: 'বাংলা' },
  choice: enquiryChoiceTexts.nameOf,
  pieces: counted,
  priceOnRequest: 'দাম জেনে নিন',
  quote: {
    message: 'বার্তা:',
    design: 'ডিজাইন:',
    both: 'বার্তা ও ডিজাইন:',
  },
  received: {
    subject: (reference, company) => `আপনার অনুরোধ ${reference} | ${company}`,
    preheader: (day) => `${day} তারিখের মধ্যে উত্তর দেব।`,
    heading: (name) =>
      name ? `ধন্যবাদ, ${name}। আপনার অনুরোধ পেয়েছি।` : 'ধন্যবাদ। আপনার অনুরোধ পেয়েছি।',
    headingOfApplication: (name) =>
      name ? `ধন্যবাদ, ${name}। আপনার আবেদন পেয়েছি।` : 'ধন্যবাদ। আপনার আবেদন পেয়েছি।',
    reply: 'একজন ইঞ্জিনিয়ার এটি দেখছেন।',
    replyToApplication: 'আমরা এটি পড়ছি।',
    urgent: (phone) => `জরুরি? ${phone} নম্বরে ফোন বা হোয়াটসঅ্যাপ করুন।`,
    cvDeleted: (days) => `${words.digits(String(days))} দিন পরে আপনার সিভি মুছে ফেলব।`,
    replyBy: 'উত্তরের শেষ দিন',
    photos:
      'ফ্লোর প্ল্যান থাকলে পাঠান। না থাকলে প্রতিটি সিলিং ও আউটডোর ইউনিটের জায়গার ছবি তুলে দিন, তাহলে তাড়াতাড়ি দাম জানাতে পারব। হোয়াটসঅ্যাপে পাঠাতে পারেন, এই ইমেইলের উত্তরেও পারেন।',
    sendPhotos: 'হোয়াটসঅ্যাপে ছবি পাঠান',
    chat: (reference) => `${reference}-এর ছবি`,
    next: {
      title: 'এরপর কী হবে',
      items: [
        'সাইজগুলো আপনার ঘরের জন্য ঠিক আছে কি না, মিলিয়ে দেখব।',
        'দাম জানাব। কী কী ধরা আছে আর কী নেই, সব লেখা থাকবে।',
        'দরকার হলে আপনার সুবিধামতো একদিন সাইট দেখতে আসব।',
      ],
    },
    products: 'আপনি যা চেয়েছেন',
    notOrdered: 'এখনো কোনো অর্ডার হয়নি, কোনো টাকাও দিতে হবে না।',
    message: 'আপনার বার্তা:',
    design: 'আপনার ডিজাইন:',
    both: 'আপনার বার্তা ও ডিজাইন:',
  },
  forSales: {
    subject: (reference, from) => `${reference}: ${from}`,
    preheader: (day) => `${day} তারিখের মধ্যে উত্তর দিন।`,
    headings: {
      contact: 'নতুন বার্তা',
      consultation: 'পরামর্শের নতুন অনুরোধ',
      subscription: 'নতুন সাবস্ক্রিপশন',
      application: 'নতুন আবেদন',
      quotation: 'কোটেশনের নতুন অনুরোধ',
      service: 'নতুন সার্ভিসের অনুরোধ',
    },
    replyBy: 'উত্তরের শেষ দিন',
    listPrices: 'তালিকার দাম',
    reply: (name) =>
      `এই ইমেইলের উত্তরও দিতে পারেন, তা সরাসরি ${name}-এর কাছে যাবে। ড্যাশবোর্ড থেকে দেওয়া উত্তর অনুরোধের সঙ্গে থেকে যায়।`,
    call: (name) => `${name} ইমেইল ঠিকানা দেননি, তাই ফোন করুন।`,
  },
  confirmSubscription: {
    subject: (company) => `পণ্যের খবর পেতে নিশ্চিত করুন | ${company}`,
    preheader: 'এক ক্লিকেই নতুন পণ্যের খবর পাবেন।',
    heading: 'আর একটি ক্লিক',
    text: (company) =>
      `এই ঠিকানায় ${company}-এর নতুন পণ্যের খবর পাঠানোর অনুরোধ পেয়েছি। আপনিই চেয়ে থাকলে নিশ্চিত করুন।`,
    notYou: 'লিংকটি ৩০ দিন চলবে। আপনি চাননি? কিছু করতে হবে না, আমরা কোনো খবর পাঠাব না।',
    link: 'হ্যাঁ, খবর পেতে চাই',
  },
  subscribed: {
    subject: (company) => `আপনি পণ্যের খবর পাবেন | ${company}`,
    preheader: 'ঠিকানা নিশ্চিত করার জন্য ধন্যবাদ।',
    heading: 'এখন থেকে খবর পাবেন',
    text: 'ঠিকানা নিশ্চিত করার জন্য ধন্যবাদ। এখন থেকে নতুন পণ্যের খবর এই ঠিকানায় পাঠাব।',
    unsubscribe: 'প্রতিটি ইমেইলের নিচের লিংক থেকে যেকোনো সময় বন্ধ করতে পারবেন।',
  },
  reply: {
    subject: (original) => `Re: ${original}`,
    subjectWithReference: (subject, reference) => `${subject} (${reference})`,
    youWrote: (moment) => `আপনি লিখেছিলেন (${moment}):`,
  },
  assigned: {
    subject: (by, reference, from) => `${by} আপনাকে ${reference} দিয়েছেন: ${from}`,
    subjectOfSeveral: (by, count) => `${by} আপনাকে ${counted(count)} অনুরোধ দিয়েছেন`,
    heading: (count) =>
      count === 1 ? 'একটি অনুরোধ এখন আপনার দায়িত্বে' : 'কয়েকটি অনুরোধ এখন আপনার দায়িত্বে',
    text: (by, count) =>
      count === 1
        ? `${by} এই অনুরোধের দায়িত্ব আপনাকে দিয়েছেন।`
        : `${by} এই অনুরোধগুলোর দায়িত্ব আপনাকে দিয়েছেন।`,
  },
  flood: {
    subject: (company) => `স্বাভাবিকের চেয়ে বেশি অনুরোধ | ${company}`,
    heading: 'স্বাভাবিকের চেয়ে বেশি অনুরোধ',
    text: (limit) =>
      `এক ঘণ্টায় ${counted(limit)}র বেশি অনুরোধ এসেছে। বাকিগুলো স্প্যামে আছে: সংরক্ষিত, তবে সেগুলো নিয়ে কোনো ইমেইল পাঠানো হয় না।`,
    check: 'স্প্যামে আসল অনুরোধ আছে কি না দেখুন এবং থাকলে ছেড়ে দিন। এই ইমেইল দিনে সর্বোচ্চ একবার পাবেন।',
    link: 'স্প্যাম খুলুন',
  },
};
