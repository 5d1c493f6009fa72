import { inDigits } from '@shishir/format';
import type { blogTexts as English } from './blog.texts';

const TITLE = 'এসি নিয়ে ব্লগ';
const GONE = 'লেখাটি নেই, অথবা সরিয়ে নেওয়া হয়েছে।';

export const blogTexts: typeof English = {
  home: 'হোম',
  blog: 'ব্লগ',
  title: TITLE,
  pageTitle: (page) => `${TITLE}, ${inDigits(`পাতা ${page}`)}`,
  description:
    'বাংলাদেশে এসি কীভাবে কাজ করে, খরচ কত, কীভাবে বেছে নেবেন: আমাদের ইঞ্জিনিয়ারদের লেখা, টেবিল ও হিসাবসহ।',
  lead: 'এসি কীভাবে কাজ করে, খরচ কত, কীভাবে বেছে নেবেন। লিখেছেন আমাদের ইঞ্জিনিয়াররা।',
  pages: {
    label: 'ব্লগের পাতা',
    newer: 'নতুন লেখা',
    older: 'আগের লেখা',
  },
  missingPage: {
    title: 'পাতাটি পাওয়া যায়নি',
    text: 'ব্লগে এত পাতা নেই। সবচেয়ে নতুন লেখা প্রথম পাতায়।',
    newest: 'সবচেয়ে নতুন লেখা',
  },
  empty: {
    title: 'এখনো কোনো লেখা নেই',
    text: 'ফোনে বা ইমেইলে সরাসরি আমাদের ইঞ্জিনিয়ারদের জিজ্ঞেস করুন।',
  },
  askEngineer: 'ইঞ্জিনিয়ারকে জিজ্ঞেস করুন',
  readTime: (minutes) => inDigits(`পড়তে ${minutes} মিনিট`),
  readMore: 'পুরোটা পড়ুন',
  readMoreOf: (title) => `পুরোটা পড়ুন: ${title}`,
  call: {
    title: 'ঘরের কথা বলুন। সাইজ ও দাম আমরা জানাব।',
    text: 'মেঝের মাপ, সিলিংয়ের উচ্চতা আর ঘরটি কী কাজে লাগে, লিখে পাঠান। একজন ইঞ্জিনিয়ার সাইজ ও দাম জানাবেন।',
    action: 'কোটেশন নিন',
  },
  post: {
    contents: 'এই পাতায়',
    askEngineers: 'আমাদের ইঞ্জিনিয়ারদের জিজ্ঞেস করুন',
    related: 'আরও পড়ুন',
    all: 'সব লেখা',
    missing: {
      title: 'লেখাটি পাওয়া যায়নি',
      description: GONE,
      text: `${GONE} অন্য লেখাগুলো ব্লগে পাবেন।`,
    },
    call: {
      title: 'আপনার ঘরের হিসাব চান?',
      text: 'মেঝের মাপ, সিলিংয়ের উচ্চতা আর জানালার একটি ছবি পাঠান। একজন ইঞ্জিনিয়ার সাইজ ও দাম জানাবেন।',
      action: 'কোটেশন নিন',
    },
  },
};
