import type {
  profileTexts as English,
  sessionsTexts as EnglishSessions,
  signInMethodsTexts as EnglishMethods,
} from './profile.texts';

export const profileTexts: typeof English = {
  title: 'প্রোফাইল',
  email: 'ইমেইল',
  number: 'ফোন নম্বর',
  since: 'অ্যাকাউন্ট খোলা হয়েছে',
  language: 'ড্যাশবোর্ডের ভাষা',
  languageFailed: 'ভাষা বদলানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
  edit: 'প্রোফাইল বদলান',
  picture: 'ছবি',
  removePicture: 'ছবি সরান',
  name: 'নাম',
  save: 'সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে...',
  saved: 'প্রোফাইল সংরক্ষণ হয়েছে।',
  failed: 'প্রোফাইল সংরক্ষণ হয়নি।',
  noChanges: { title: 'কিছু বদলায়নি', description: 'কোনো ঘর বদলানো হয়নি।' },
};

export const sessionsTexts: typeof EnglishSessions = {
  title: 'যেখানে সাইন ইন করা আছে',
  note: 'অচেনা ডিভাইস সাইন আউট করুন, তারপর পাসওয়ার্ড বদলান।',
  thisDevice: 'এই ডিভাইস',
  since: 'শুরু',
  end: 'সাইন আউট',
  endOf: (device) => `${device} থেকে সাইন আউট`,
  ending: 'সাইন আউট হচ্ছে...',
  ended: (device) => `${device} থেকে সাইন আউট হয়েছে।`,
  endFailed: 'এই ডিভাইস সাইন আউট হয়নি। একটু পরে আবার চেষ্টা করুন।',
  everywhere: 'সবখান থেকে সাইন আউট',
  everywhereQuestion: 'সবখান থেকে সাইন আউট করবেন?',
  everywhereNote: 'এই ডিভাইসসহ সব ডিভাইস থেকে সাইন আউট হবেন।',
  signingOut: 'সাইন আউট হচ্ছে...',
  everywhereFailed: 'সবখান থেকে সাইন আউট হয়নি। একটু পরে আবার চেষ্টা করুন।',
  signedOut: { title: 'সাইন আউট হয়েছে', description: 'সব ডিভাইস থেকে সাইন আউট হয়েছেন।' },
};

export const signInMethodsTexts: typeof EnglishMethods = {
  title: 'সাইন ইনের উপায়',
  note: 'পাসওয়ার্ডের বদলে এসব অ্যাকাউন্টও ব্যবহার করতে পারেন।',
  linked: 'যুক্ত',
  notLinked: 'যুক্ত নেই',
  oidc: 'এটি দিয়ে ড্যাশবোর্ডে ঢুকতে পারবেন।',
  oidcMissing: (provider) =>
    `যুক্ত করতে সাইন ইন পাতায় ‘${provider} দিয়ে সাইন ইন করুন’ বেছে নিন, আর একবার পাসওয়ার্ড লিখুন।`,
  googleName: 'গুগল',
  google: 'এটি দিয়ে ওয়েবসাইটে ঢুকতে পারবেন, ড্যাশবোর্ডে নয়।',
  onlyOne: 'বিচ্ছিন্ন করার আগে সাইন ইন পাতার ‘পাসওয়ার্ড ভুলে গেছেন?’ থেকে পাসওয়ার্ড দিন।',
  unlink: 'বিচ্ছিন্ন করুন',
  unlinkOf: (provider) => `${provider} বিচ্ছিন্ন করুন`,
  unlinking: 'বিচ্ছিন্ন করা হচ্ছে...',
  unlinked: (provider) => `${provider} বিচ্ছিন্ন করা হয়েছে।`,
  failed: 'অ্যাকাউন্টটি বিচ্ছিন্ন করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
};
