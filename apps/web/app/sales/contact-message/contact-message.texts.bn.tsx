import { enquiryTermsTexts } from '../enquiry/enquiry-terms.texts';
import type { contactMessageTexts as English } from './contact-message.texts';

export const contactMessageTexts: typeof English = {
  home: 'হোম',
  title: 'যোগাযোগ করুন',
  lead: 'একটি ইউনিট, দাম বা পুরো ভবন, যা জানতে চান লিখুন। প্রতিটি বার্তা একজন সেলস ইঞ্জিনিয়ার পড়েন।',
  details: {
    title: 'সরাসরি যোগাযোগ',
    sales: (hours) => (hours ? `সেলস: ${hours}` : 'সেলস'),
    email: 'ইমেইল',
  },
  form: {
    title: 'বার্তা পাঠান',
    firstName: 'নামের প্রথম অংশ',
    lastName: 'নামের শেষ অংশ',
    phone: 'ফোন নম্বর',
    phoneHint: '01XXX XXXXXX',
    email: 'ইমেইল',
    emailHint: 'name@company.com',
    message: 'বার্তা',
    messageHint: 'কেমন ঘর বা ভবন, মেঝের মাপ কত, কবে দরকার',
    about: (product) => `${product} সম্পর্কে:\n`,
    note: (terms) =>
      terms
        ? `${enquiryTermsTexts.workingDays(terms.reply_working_days)}ের মধ্যে উত্তর দেব। ${enquiryTermsTexts.onlyToReply}`
        : enquiryTermsTexts.onlyToReply,
    privacy: 'গোপনীয়তা নীতি',
    send: 'বার্তা পাঠান',
    sending: 'পাঠানো হচ্ছে...',
  },
  sent: {
    title: 'বার্তা পাঠানো হয়েছে',
    text: 'আপনার বার্তা পেয়েছি।',
    thanks: (name) =>
      name ? `ধন্যবাদ, ${name}। আপনার বার্তা পেয়েছি।` : 'ধন্যবাদ। আপনার বার্তা পেয়েছি।',
    reply: (day, email) => (
      <>
        {day && <>{day} তারিখের মধ্যে </>}একজন ইঞ্জিনিয়ার {email && `${email} ঠিকানায় `}উত্তর দেবেন।
      </>
    ),
    reference: 'আপনার রেফারেন্স',
    copy: 'কপি করুন',
    copied: 'কপি হয়েছে',
    chat: (reference) => (reference ? `${reference}-এর ছবি` : 'ছবি'),
    photos: 'হোয়াটসঅ্যাপে ছবি পাঠান',
    urgent: (hours) =>
      hours ? `জরুরি হলে ফোন করে রেফারেন্সটি বলুন: ${hours}।` : 'জরুরি হলে ফোন করে রেফারেন্সটি বলুন।',
    next: {
      title: 'এরপর কী হবে',
      items: [
        { title: 'সাইজ মিলিয়ে দেখব', text: 'আপনার লেখা থেকে ঘর, রোদ ও ব্যবহার বুঝে।' },
        { title: 'দাম জানাব', text: 'দামের মধ্যে কী আছে আর কী নেই, সেটাও।' },
        {
          title: 'দরকার হলে সাইট দেখতে আসব',
          text: 'আপনার সুবিধার দিনে। কিনবেন কি না, তারপর ঠিক করুন।',
        },
      ],
    },
    ready: {
      title: 'হাতের কাছে রাখলে ভালো',
      items: [
        { title: 'ছবি', text: 'সিলিং, জানালা ও আউটডোর ইউনিটের জায়গা' },
        { title: 'ফ্লোর প্ল্যান', text: 'হাতে আঁকা হলেও চলবে, ঘরের মাপ ফুটে' },
        {
          title: 'বিদ্যুৎ',
          text: 'বিলে লেখা অনুমোদিত লোড, সিঙ্গেল ফেজ না থ্রি ফেজ',
        },
      ],
    },
    another: 'আরেকটি বার্তা পাঠান',
  },
  map: {
    office: 'আমাদের অফিস',
    host: (host) => `ম্যাপটি ${host} থেকে আসে, তারা আপনার IP ঠিকানা দেখতে পাবে।`,
    show: 'ম্যাপ দেখান',
    open: 'ম্যাপে দেখুন',
    frame: (place) => `ম্যাপ: ${place}`,
  },
};
