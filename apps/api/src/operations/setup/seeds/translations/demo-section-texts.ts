/** Bangla of the demonstration sections: history, people and certificates, by their English texts. */
export const DEMO_SECTION_TEXTS: Record<string, string> = {
  // Years and initials
  '2009': '২০০৯',
  '2014': '২০১৪',
  '2018': '২০১৮',
  '2022': '২০২২',
  '2024': '২০২৪',
  '2025': '২০২৫',
  '2026': '২০২৬',
  RI: 'রই',
  IK: 'ইক',
  NR: 'নর',
  MA: 'মআ',
  RK: 'রক',
  JU: 'জউ',
  // History
  'A repair workshop in Banani': 'বনানীতে একটি মেরামতের ওয়ার্কশপ',
  'Three technicians, one van, split units.[1]': 'তিনজন টেকনিশিয়ান, একটি ভ্যান, স্প্লিট এসি।[1]',
  'First VRF system': 'প্রথম VRF সিস্টেম',
  'Eleven indoor units in an office on Kamal Ataturk Avenue.':
    'কামাল আতাতুর্ক অ্যাভিনিউয়ের একটি অফিসে এগারোটি ইনডোর ইউনিট।',
  'Warehouse in Narayanganj': 'নারায়ণগঞ্জে গুদাম',
  'Units, copper pipe and spare parts under one roof.':
    'এক ছাদের নিচে ইউনিট, কপার পাইপ ও স্পেয়ার পার্টস।',
  'Chillers and cold rooms': 'চিলার ও কোল্ড রুম',
  'An engineer for water systems joins, and a second service team for Chattogram.':
    'ওয়াটার সিস্টেমের একজন ইঞ্জিনিয়ার যোগ দেন, আর চট্টগ্রামের জন্য দ্বিতীয় একটি সার্ভিস টিম।',
  // People
  'Founder, mechanical engineer': 'প্রতিষ্ঠাতা, মেকানিক্যাল ইঞ্জিনিয়ার',
  'Started with the workshop. Still signs every offer above 60 TR, and answers when a drawing and a site disagree.[1]':
    'ওয়ার্কশপ দিয়ে শুরু। এখনো 60 TR-এর বেশি সব অফারে নিজে সই করেন। ড্রয়িং আর সাইট না মিললে উত্তরও তিনিই দেন।[1]',
  'VRF engineer': 'VRF ইঞ্জিনিয়ার',
  'Calculates the load, selects the units and the pipe sizes. Present at each start-up, laptop on the outdoor unit.':
    'লোড হিসাব করেন, ইউনিট ও পাইপের মাপ বাছাই করেন। প্রতিটি সিস্টেম চালুর সময় সাইটে থাকেন, আউটডোর ইউনিটের ওপর ল্যাপটপ রেখে।',
  'Sales engineer': 'সেলস ইঞ্জিনিয়ার',
  'Your contact from the first call to the quotation. Visits the site before giving a price above 20 TR.':
    'প্রথম ফোন থেকে কোটেশন পর্যন্ত কথা বলবেন তাঁর সঙ্গে। 20 TR-এর বেশি হলে সাইট দেখে তবেই দাম দেন।',
  'Installation supervisor': 'ইনস্টলেশন সুপারভাইজার',
  'Leads the pipe crews. Nitrogen while brazing, 38 bar for 24 hours, then the ceiling may close.':
    'পাইপের টিম চালান। ব্রেজিংয়ের সময় নাইট্রোজেন, ২৪ ঘণ্টা 38 bar প্রেশার, তারপর সিলিং বন্ধ।',
  'Service coordinator': 'সার্ভিস কো-অর্ডিনেটর',
  'Plans the visits and knows which part is on which shelf in Narayanganj.':
    'ভিজিটের সময় ঠিক করেন। নারায়ণগঞ্জের কোন তাকে কোন পার্টস, তাঁর জানা।',
  'Service technician': 'সার্ভিস টেকনিশিয়ান',
  'Cleans, measures and writes the report. Most faults end on the first visit.':
    'পরিষ্কার করেন, মাপেন, রিপোর্ট লেখেন। বেশির ভাগ সমস্যা প্রথম ভিজিটেই শেষ।',
  // Certificates
  'Trade licence': 'ট্রেড লাইসেন্স',
  'Dhaka North City Corporation, renewed each July.[1]':
    'ঢাকা উত্তর সিটি করপোরেশন, প্রতি জুলাইয়ে নবায়ন হয়।[1]',
  'Electrical contractor licence': 'বৈদ্যুতিক ঠিকাদারি লাইসেন্স',
  'For low-voltage work up to the isolator of the outdoor unit.':
    'লো ভোল্টেজের কাজ, আউটডোর ইউনিটের আইসোলেটর পর্যন্ত।',
  'Manufacturer training, VRF': 'প্রস্তুতকারকের প্রশিক্ষণ, VRF',
  'Four engineers, design and commissioning.': 'চারজন ইঞ্জিনিয়ার, ডিজাইন ও কমিশনিং।',
  'Refrigerant handling': 'রেফ্রিজারেন্ট হ্যান্ডলিং',
  'Recovery and leak test, eleven technicians.': 'গ্যাস রিকভারি ও লিক টেস্ট, এগারোজন টেকনিশিয়ান।',
  'Demonstration data': 'নমুনা তথ্য',
  'The people, dates and certificates on this page are demonstration data.':
    'এই পাতার মানুষ, তারিখ ও সনদগুলো নমুনা তথ্য।',
};
