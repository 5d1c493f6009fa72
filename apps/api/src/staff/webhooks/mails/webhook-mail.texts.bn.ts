import type { webhookMailTexts as English } from './webhook-mail.texts';

export const webhookMailTexts: typeof English = {
  stopped: {
    subject: (host) => `${host} ঠিকানার ওয়েবহুক থামানো হয়েছে`,
    heading: 'একটি ওয়েবহুক থামানো হয়েছে',
    text: (address) =>
      `${address} ঠিকানায় তিন দিন ধরে কিছুই গ্রহণ করা হয়নি, তাই ওয়েবহুকটি থামানো হয়েছে। আবার চালু না করা পর্যন্ত এতে নতুন কোনো ঘটনা যাবে না।`,
    next: 'কারণটি লগে আছে। গ্রহণকারী প্রোগ্রাম ঠিক হলে আগে পরীক্ষা পাঠান, তারপর ওয়েবহুক চালু করুন। লগে যেগুলো অপেক্ষায় আছে, তখন সেগুলো যাবে।',
    link: 'লগ দেখুন',
  },
};
