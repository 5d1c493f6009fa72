import { inDigits } from '@shishir/format';
import type { visitReportLabels as English } from './visit-report-labels.texts';

export const visitReportLabels: typeof English = {
  labels: {
    returnAir: 'রিটার্ন এয়ার',
    supplyAir: 'সাপ্লাই এয়ার',
    difference: 'পার্থক্য',
    suction: 'সাকশন প্রেশার',
    discharge: 'ডিসচার্জ প্রেশার',
    current: 'চলতি কারেন্ট',
    voltage: 'ভোল্টেজ',
    filter: 'ফিল্টার পরিষ্কার করা হয়েছে',
    coil: 'কয়েল পরিষ্কার করা হয়েছে',
    drain: 'ড্রেন পরিষ্কার আছে',
    refrigerant: 'গ্যাস দেখা হয়েছে',
    electrical: 'বৈদ্যুতিক সংযোগ টাইট করা হয়েছে',
    fan: 'ফ্যান ও বিয়ারিং দেখা হয়েছে',
    controls: 'রিমোট ও কন্ট্রোল পরীক্ষা করা হয়েছে',
  },
  errors: {
    notInBar: (name, max) => `${name} ${max} bar-এর বেশি হতে পারে না। psi পড়ে থাকলে psi বেছে নিন।`,
    unitNameRequired: 'কোন এসি, লিখুন',
    nothingServiced: 'অন্তত একটি এসির সার্ভিস হয়েছে বলে টিক দিন',
    workRequired: 'কী কাজ হয়েছে, লিখুন',
    technicianRequired: 'টেকনিশিয়ানের নাম লিখুন',
    endBeforeStart: 'শেষের সময় শুরুর আগে',
    tooLong: inDigits('শুরু ও শেষের মধ্যে 24 ঘণ্টার বেশি। তারিখ মিলিয়ে দেখুন।'),
    signerRequired: 'যিনি স্বাক্ষর করছেন, তাঁর নাম লিখুন',
    signatureMissing: 'ঘরে স্বাক্ষর করুন, অথবা নামটিই স্বাক্ষর বলে টিক দিন',
    signatureBroken: 'স্বাক্ষর পড়া যায়নি। মুছে আবার স্বাক্ষর করুন।',
    reasonRequired: 'রিপোর্ট কেন সংশোধন করা হচ্ছে, লিখুন',
  },
};
