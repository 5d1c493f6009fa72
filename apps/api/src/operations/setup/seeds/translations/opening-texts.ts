/** Bangla of the demonstration openings, by their English texts. */
export const OPENING_TEXTS: Record<string, string> = {
  Dhaka: 'ঢাকা',
  Chattogram: 'চট্টগ্রাম',
  Narayanganj: 'নারায়ণগঞ্জ',
  'VRF Service Engineer': 'VRF সার্ভিস ইঞ্জিনিয়ার',
  'Start-up, fault finding and maintenance of VRF systems and chillers. Diploma in refrigeration or mechanical engineering and two years’ site experience.':
    'VRF সিস্টেম ও চিলার চালু করা, সমস্যা খুঁজে বের করা ও রক্ষণাবেক্ষণ। রেফ্রিজারেশন বা মেকানিক্যালে ডিপ্লোমা, আর সাইটে দুই বছরের অভিজ্ঞতা।',
  [`## Duties

- Start up VRF systems and chillers: check pressure test, vacuum and charge, then measure and record pressures, temperatures and currents.
- Diagnose faults from error codes and measurements, and agree the repair with the customer before you start.
- Carry out yearly maintenance in buildings in and around Dhaka.
- Take your turn on the weekend rota, one weekend in four.

## Requirements

- A diploma in refrigeration or mechanical engineering.
- Two years of site experience with VRF systems.
- Able to read wiring and refrigerant diagrams without help.
- Driving licence for a motorcycle or car.`]: `## কাজ

- VRF সিস্টেম ও চিলার চালু করা: প্রেশার টেস্ট, ভ্যাকুয়াম ও গ্যাস চার্জ মিলিয়ে দেখা, তারপর প্রেশার, তাপমাত্রা ও কারেন্ট মেপে লিখে রাখা।
- এরর কোড ও মাপ দেখে সমস্যা ধরা, আর মেরামত শুরুর আগে গ্রাহকের সম্মতি নেওয়া।
- ঢাকা ও আশপাশের ভবনে বার্ষিক রক্ষণাবেক্ষণ।
- চার সপ্তাহে একবার সাপ্তাহিক ছুটির দিনে পালা করে ডিউটি।

## যা লাগবে

- রেফ্রিজারেশন বা মেকানিক্যাল ইঞ্জিনিয়ারিংয়ে ডিপ্লোমা।
- VRF সিস্টেম নিয়ে সাইটে দুই বছরের অভিজ্ঞতা।
- ওয়্যারিং ও রেফ্রিজারেন্টের ডায়াগ্রাম নিজে পড়ে বুঝতে পারা।
- মোটরসাইকেল বা গাড়ির ড্রাইভিং লাইসেন্স।`,
  'Design Engineer, HVAC': 'ডিজাইন ইঞ্জিনিয়ার, এসি ও ভেন্টিলেশন',
  'Heat load calculations, system selection and drawings for offices, hospitals and hotels. BSc in mechanical engineering.':
    'অফিস, হাসপাতাল ও হোটেলের লোড হিসাব, সিস্টেম বাছাই ও ড্রয়িং। মেকানিক্যাল ইঞ্জিনিয়ারিংয়ে বিএসসি।',
  [`## Duties

- Calculate heat loads and fresh air from architects’ drawings.
- Select VRF systems, chillers, ducts and ventilators, and compare the options for the customer.
- Draw layouts and schematics in AutoCAD and prepare the bill of quantities.
- Visit the site before the ceiling is closed and check it against the drawing.

## Requirements

- A BSc in mechanical engineering.
- Knowledge of psychrometrics and duct sizing; the interview includes a short task.
- One year in a design office is an advantage but not required.
- Writes clear reports in English and talks to customers in Bangla.`]: `## কাজ

- স্থপতির ড্রয়িং থেকে লোড ও বাইরের বাতাসের হিসাব করা।
- VRF সিস্টেম, চিলার, ডাক্ট ও ভেন্টিলেটর বাছাই করা, আর গ্রাহকের জন্য বিকল্পগুলো তুলনা করা।
- AutoCAD-এ লেআউট ও স্কিম্যাটিক আঁকা, মালামালের তালিকা তৈরি করা।
- সিলিং বন্ধ হওয়ার আগে সাইটে গিয়ে ড্রয়িংয়ের সঙ্গে মিলিয়ে দেখা।

## যা লাগবে

- মেকানিক্যাল ইঞ্জিনিয়ারিংয়ে বিএসসি।
- সাইক্রোমেট্রিক্স ও ডাক্টের মাপ হিসাব করার জ্ঞান; ইন্টারভিউতে একটি ছোট কাজ দেওয়া হয়।
- ডিজাইন অফিসে এক বছরের অভিজ্ঞতা থাকলে ভালো, না থাকলেও চলবে।
- ইংরেজিতে পরিষ্কার রিপোর্ট লেখা, আর গ্রাহকের সঙ্গে বাংলায় কথা বলা।`,
  'Installation Supervisor': 'ইনস্টলেশন সুপারভাইজার',
  'Lead a team of six on site: piping, brazing, pressure test, vacuum. Five years of installation experience.':
    'সাইটে ছয়জনের টিম চালানো: পাইপ, ব্রেজিং, প্রেশার টেস্ট, ভ্যাকুয়াম। ইনস্টলেশনে পাঁচ বছরের অভিজ্ঞতা।',
  [`## Duties

- Plan the work of a team of six from the drawings and delivery dates.
- Check brazing under nitrogen, insulation, drain slopes and pipe supports.
- Carry out pressure tests and evacuation, and sign the records.
- Keep the team safe: work at height, electricity, lifting.

## Requirements

- Five years of installation experience, two of them leading others.
- Able to braze copper pipe up to 41.3 mm (1 5/8 inch).
- Willing to work on sites throughout Chattogram Division.`]: `## কাজ

- ড্রয়িং ও মাল পৌঁছানোর তারিখ দেখে ছয়জনের টিমের কাজ সাজানো।
- নাইট্রোজেন দিয়ে ব্রেজিং, ইনসুলেশন, ড্রেনের ঢাল ও পাইপের সাপোর্ট দেখে নেওয়া।
- প্রেশার টেস্ট ও ভ্যাকুয়াম করা, রেকর্ডে সই করা।
- টিমকে নিরাপদ রাখা: উঁচুতে কাজ, বিদ্যুৎ, ভারী জিনিস তোলা।

## যা লাগবে

- ইনস্টলেশনে পাঁচ বছরের অভিজ্ঞতা, এর মধ্যে দুই বছর টিম চালানোর।
- 41.3 mm (1 5/8 inch) পর্যন্ত কপার পাইপ ব্রেজিং করতে পারা।
- চট্টগ্রাম বিভাগের যেকোনো সাইটে কাজ করতে রাজি থাকা।`,
  'Warehouse Assistant': 'গুদাম সহকারী',
  'Receive, store and issue units and spare parts, twenty hours a week. Basic computer skills.':
    'ইউনিট ও স্পেয়ার পার্টস বুঝে নেওয়া, গুছিয়ে রাখা ও বের করে দেওয়া। সপ্তাহে বিশ ঘণ্টা। কম্পিউটারের সাধারণ কাজ জানা চাই।',
  [`## Duties

- Receive deliveries, check them against the papers and report anything missing or damaged.
- Store units and spare parts in their assigned places and issue them against a signature.
- Count part of the stock every week.

## Requirements

- Secondary School Certificate and basic computer skills.
- Accurate with figures and serial numbers.
- Sunday to Thursday, four hours a day, mornings or afternoons.`]: `## কাজ

- মাল এলে কাগজের সঙ্গে মিলিয়ে বুঝে নেওয়া; কিছু কম বা ভাঙা থাকলে জানানো।
- ইউনিট ও স্পেয়ার পার্টস ঠিক জায়গায় রাখা, আর সই নিয়ে বের করে দেওয়া।
- প্রতি সপ্তাহে স্টকের একটি অংশ গুনে দেখা।

## যা লাগবে

- এসএসসি পাস, কম্পিউটারের সাধারণ কাজ জানা।
- সংখ্যা ও সিরিয়াল নম্বর লেখায় নির্ভুল।
- রবি থেকে বৃহস্পতি, দিনে চার ঘণ্টা, সকালে বা বিকেলে।`,
};
