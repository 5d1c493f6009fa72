/** Bangla of the demonstration company and of the facts of its categories, by their English texts. */
export const DEMO_TEXTS: Record<string, string> = {
  'Shishir Cooling': 'শিশির কুলিং',
  'Shishir Cooling is an authorised distributor of Samsung, Haier and EBARA. We size, supply, install and service air conditioning across Bangladesh.':
    'শিশির কুলিং স্যামসাং, হায়ার ও এবারার অনুমোদিত পরিবেশক। সারা বাংলাদেশে আমরা এসির সাইজ ঠিক করি, সরবরাহ করি, বসাই ও সার্ভিস করি।',
  'Saturday to Thursday, 9:00 to 18:00': 'শনি থেকে বৃহস্পতি, সকাল ৯টা থেকে সন্ধ্যা ৬টা',
  'Head Office': 'প্রধান কার্যালয়',
  'Level 6, 48 Kamal Ataturk Avenue': 'লেভেল ৬, ৪৮ কামাল আতাতুর্ক অ্যাভিনিউ',
  'Banani, Dhaka': 'বনানী, ঢাকা',
  'Service & Warehouse': 'সার্ভিস ও গুদাম',
  'Plot 17, Fatullah Industrial Area': 'প্লট ১৭, ফতুল্লা শিল্প এলাকা',
  Narayanganj: 'নারায়ণগঞ্জ',
  'Nusrat Rahman': 'নুসরাত রহমান',
  'Sales engineer': 'সেলস ইঞ্জিনিয়ার',
  // Delivery
  'Dhaka 2 to 3 working days, other districts 4 to 7': 'ঢাকায় ২ থেকে ৩ কর্মদিবস, অন্য জেলায় ৪ থেকে ৭',
  'Dhaka 3 to 5 working days, other districts 5 to 8; lifting to the roof by arrangement':
    'ঢাকায় ৩ থেকে ৫ কর্মদিবস, অন্য জেলায় ৫ থেকে ৮; ছাদে তোলার ব্যবস্থা আলোচনা করে',
  'To site by our own team': 'আমাদের লোকই সাইটে পৌঁছে দেয়',
  'To site; crane by arrangement': 'সাইটে পৌঁছে দিই; ক্রেনের ব্যবস্থা আলোচনা করে',
  // Installation
  'per indoor unit excl. ducts, after a site visit': 'প্রতি ইনডোর ইউনিট, ডাক্ট ছাড়া, সাইট দেখার পরে',
  'per indoor unit, after a site visit': 'প্রতি ইনডোর ইউনিট, সাইট দেখার পরে',
  'per outdoor unit incl. start-up, after a site visit':
    'প্রতি আউটডোর ইউনিট, চালু করাসহ, সাইট দেখার পরে',
  'per pair incl. 3 m of pipe, after a site visit': 'প্রতি জোড়া, 3\u00a0m পাইপসহ, সাইট দেখার পরে',
  'per ventilator excl. ducts, after a site visit': 'প্রতি ভেন্টিলেটর, ডাক্ট ছাড়া, সাইট দেখার পরে',
  'quoted after a site visit': 'সাইট দেখে কোটেশনে জানাব',
  'quoted with the selection, after a site visit': 'সাইট দেখে, বাছাই করা ইউনিটের কোটেশনে জানাব',
  // Prices
  'on request': 'দাম জেনে নিন',
  'on request, per pair of units': 'দাম জেনে নিন, প্রতি জোড়া',
  'on request: depends on load, water temperatures and pumps':
    'দাম জেনে নিন: লোড, পানির তাপমাত্রা ও পাম্পের ওপর নির্ভর করে',
  'per outdoor unit, excl. VAT': 'প্রতি আউটডোর ইউনিট, ভ্যাট ছাড়া',
  'per unit, excl. VAT': 'প্রতি ইউনিট, ভ্যাট ছাড়া',
  'per unit, excl. panel and VAT': 'প্রতি ইউনিট, প্যানেল ও ভ্যাট ছাড়া',
  'per ventilator, excl. VAT': 'প্রতি ভেন্টিলেটর, ভ্যাট ছাড়া',
  'Ducts, drain line, installation, VAT': 'ডাক্ট, ড্রেন পাইপ, ইনস্টলেশন, ভ্যাট',
  'Ducts, grilles, control, installation, VAT': 'ডাক্ট, গ্রিল, কন্ট্রোলার, ইনস্টলেশন, ভ্যাট',
  'Floor works, power supply, installation, VAT': 'মেঝের কাজ, বিদ্যুৎ সংযোগ, ইনস্টলেশন, ভ্যাট',
  'Frame, installation, VAT': 'ফ্রেম, ইনস্টলেশন, ভ্যাট',
  'Indoor units, branch joints, pipes, crane, installation, VAT':
    'ইনডোর ইউনিট, ব্রাঞ্চ জয়েন্ট, পাইপ, ক্রেন, ইনস্টলেশন, ভ্যাট',
  'Outdoor unit, remote control, ducts and grilles, pipes, installation, VAT':
    'আউটডোর ইউনিট, রিমোট, ডাক্ট ও গ্রিল, পাইপ, ইনস্টলেশন, ভ্যাট',
  'Outdoor unit, remote control, pipes, installation, VAT':
    'আউটডোর ইউনিট, রিমোট, পাইপ, ইনস্টলেশন, ভ্যাট',
  'Panel, outdoor unit, remote control, pipes, installation, VAT':
    'প্যানেল, আউটডোর ইউনিট, রিমোট, পাইপ, ইনস্টলেশন, ভ্যাট',
  'Pipes beyond 3 m, bracket, installation, VAT': '3\u00a0m-এর বেশি পাইপ, ব্র্যাকেট, ইনস্টলেশন, ভ্যাট',
  'Pumps, pipes, crane, foundation, installation, VAT':
    'পাম্প, পাইপ, ক্রেন, ফাউন্ডেশন, ইনস্টলেশন, ভ্যাট',
  'Roof frame, ducts, crane, installation, VAT': 'ছাদের ফ্রেম, ডাক্ট, ক্রেন, ইনস্টলেশন, ভ্যাট',
  'Factory-tested module; start-up by our engineers if we install it':
    'কারখানায় পরীক্ষিত মডিউল; আমরা বসালে আমাদের ইঞ্জিনিয়াররাই চালু করে দেন',
  'Factory-tested outdoor unit with manual': 'কারখানায় পরীক্ষিত আউটডোর ইউনিট, ব্যবহার নির্দেশিকাসহ',
  'Filter in your size': 'আপনার মাপের ফিল্টার',
  'Indoor and outdoor unit, remote control': 'ইনডোর ও আউটডোর ইউনিট, রিমোট',
  'Indoor unit with fixing brackets and manual': 'ইনডোর ইউনিট, লাগানোর ব্র্যাকেট ও নির্দেশিকাসহ',
  'Indoor unit with wall plate and manual': 'ইনডোর ইউনিট, ওয়াল প্লেট ও নির্দেশিকাসহ',
  'Panels, door, cooling unit and controls, made to your size':
    'প্যানেল, দরজা, কুলিং ইউনিট ও কন্ট্রোল, আপনার মাপে তৈরি',
  'Unit with filters and manual': 'ইউনিট, ফিল্টার ও নির্দেশিকাসহ',
  'Unit with hose and manual': 'ইউনিট, হোস পাইপ ও নির্দেশিকাসহ',
  'Ventilator with heat exchanger and one set of filters':
    'ভেন্টিলেটর, হিট এক্সচেঞ্জার ও এক সেট ফিল্টারসহ',
  // Warranties
  '1 year on parts from handover.': 'হস্তান্তরের দিন থেকে যন্ত্রাংশে ১ বছর।',
  '1 year on parts from start-up.': 'চালু করার দিন থেকে যন্ত্রাংশে ১ বছর।',
  '1 year on parts, 3 years on the compressor, from start-up.':
    'চালু করার দিন থেকে যন্ত্রাংশে ১ বছর, কম্প্রেসরে ৩ বছর।',
  '1 year on parts, 5 years on the compressor, from start-up.':
    'চালু করার দিন থেকে যন্ত্রাংশে ১ বছর, কম্প্রেসরে ৫ বছর।',
  'As for other brands, but 60 months on the compressor.':
    'অন্য ব্র্যান্ডের মতোই, তবে কম্প্রেসরে ৬০ মাস।',
  '1 year on parts from start-up, 5 years on the compressor with a service contract.':
    'চালু করার দিন থেকে যন্ত্রাংশে ১ বছর; সার্ভিস চুক্তি থাকলে কম্প্রেসরে ৫ বছর।',
  'The longer compressor warranty applies while a service contract with us runs without a break from the day of start-up.':
    'চালু করার দিন থেকে আমাদের সঙ্গে সার্ভিস চুক্তি টানা থাকলে কম্প্রেসরের বাড়তি ওয়ারেন্টি পাবেন।',
  'The warranty runs for 12 months from the day of handover on all parts of the unit. It covers defects in material and workmanship; we supply and fit the part. It requires start-up by our engineers and service at least twice a year. It excludes filters, remote control batteries, damage from voltage outside the range on the rating plate, and parts changed by others.':
    'হস্তান্তরের দিন থেকে ইউনিটের সব যন্ত্রাংশে ১২ মাস ওয়ারেন্টি। উপকরণ বা তৈরির ত্রুটি ওয়ারেন্টিতে আছে; যন্ত্রাংশ আমরাই দিই ও লাগাই। শর্ত: আমাদের ইঞ্জিনিয়ার চালু করবেন, আর বছরে অন্তত দুবার সার্ভিস হবে। ওয়ারেন্টিতে নেই: ফিল্টার, রিমোটের ব্যাটারি, গায়ের লেবেলে লেখা সীমার বাইরের ভোল্টেজে ক্ষতি, আর অন্য কারও বদলানো যন্ত্রাংশ।',
  'The warranty runs for 12 months from start-up by our engineers, and no longer than 18 months from delivery to site. It covers defects in material and workmanship. It requires treated water, a filter upstream of the heat exchanger and a service record. It excludes damage from frost, dirt or dry running.':
    'আমাদের ইঞ্জিনিয়ার চালু করার দিন থেকে ১২ মাস, তবে সাইটে পৌঁছানোর দিন থেকে সর্বোচ্চ ১৮ মাস ওয়ারেন্টি। উপকরণ বা তৈরির ত্রুটি ওয়ারেন্টিতে আছে। শর্ত: পরিশোধিত পানি, হিট এক্সচেঞ্জারের আগে ফিল্টার, আর সার্ভিসের হিসাব। ওয়ারেন্টিতে নেই: বরফ জমে, ময়লা ঢুকে বা পানি ছাড়া চালিয়ে ক্ষতি।',
  'The warranty runs for 12 months on parts and 36 months on the compressor, from the day of start-up by our engineers. It covers defects in material and workmanship. It requires service at least twice a year by us or by a workshop we have trained. It excludes damage from voltage outside the range on the rating plate, from flooding or from parts changed by others.':
    'আমাদের ইঞ্জিনিয়ার চালু করার দিন থেকে যন্ত্রাংশে ১২ মাস ও কম্প্রেসরে ৩৬ মাস ওয়ারেন্টি। উপকরণ বা তৈরির ত্রুটি ওয়ারেন্টিতে আছে। শর্ত: আমাদের বা আমাদের শেখানো ওয়ার্কশপে বছরে অন্তত দুবার সার্ভিস। ওয়ারেন্টিতে নেই: গায়ের লেবেলে লেখা সীমার বাইরের ভোল্টেজে, বন্যায় বা অন্য কারও বদলানো যন্ত্রাংশে ক্ষতি।',
};

const SERIES: Record<string, string> = {
  '360 Cassette': '360 ক্যাসেট',
  'Wind-Free 4 Way Cassette': 'Wind-Free ফোর ওয়ে ক্যাসেট',
  'Wind-Free 1 Way Cassette': 'Wind-Free ওয়ান ওয়ে ক্যাসেট',
  'Wind-Free Wall Mounted': 'Wind-Free ওয়াল মাউন্টেড',
  'Ceiling Mounted': 'সিলিং মাউন্টেড',
  'High Static Duct': 'হাই স্ট্যাটিক ডাক্ট',
  'Medium Static Duct': 'মিডিয়াম স্ট্যাটিক ডাক্ট',
  'Slim Duct': 'স্লিম ডাক্ট',
  'Energy Recovery Ventilator': 'এনার্জি রিকভারি ভেন্টিলেটর',
  'Modular Air Cooled Chiller': 'মডুলার এয়ার কুলড চিলার',
  'VRF Outdoor Unit': 'VRF আউটডোর ইউনিট',
};

const inBanglaDigits = (text: string) =>
  text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!);

/** Returns the Bangla title of a product whose title is a series and a size; a Bangla unit has Bangla digits. */
export function productTitle(english: string): string | undefined {
  const [, series = '', size = '', unit = ''] = /^(.+) ([\d.]+) (\S+)$/.exec(english) ?? [];
  const bangla = SERIES[series];
  if (!bangla) return undefined;
  return unit === 'Ton'
    ? `${bangla} ${inBanglaDigits(size)}\u00a0টন`
    : `${bangla} ${size}\u00a0${unit}`;
}
