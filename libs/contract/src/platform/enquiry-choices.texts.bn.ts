import type { enquiryChoiceTexts as English } from './enquiry-choices.texts';

const NAMES: Record<string, string> = {
  Installer: 'ইনস্টলার',
  'Consultant/Architect': 'কনসালট্যান্ট বা স্থপতি',
  'Project Developer': 'ডেভেলপার',
  'HVAC Retailer': 'এসির খুচরা বিক্রেতা',
  'HVAC Wholesaler': 'এসির পাইকারি বিক্রেতা',
  'HVAC Distributor': 'এসির পরিবেশক',
  'Building Owner': 'ভবনের মালিক',
  'Business Owner': 'ব্যবসার মালিক',
  Other: 'অন্য কিছু',
  Dhaka: 'ঢাকা',
  Chittagong: 'চট্টগ্রাম',
  Rajshahi: 'রাজশাহী',
  Khulna: 'খুলনা',
  Barisal: 'বরিশাল',
  Sylhet: 'সিলেট',
  Rangpur: 'রংপুর',
  Mymensingh: 'ময়মনসিংহ',
  Chiller: 'চিলার',
  Commercial: 'বাণিজ্যিক এসি',
  'Heat Pumps': 'হিট পাম্প',
  'Multi Split': 'মাল্টি স্প্লিট',
  'Single Split': 'স্প্লিট এসি',
  Ventilation: 'ভেন্টিলেশন',
  Office: 'অফিস',
  Home: 'বাসা',
  'Shop or showroom': 'দোকান বা শোরুম',
  Hotel: 'হোটেল',
  Restaurant: 'রেস্টুরেন্ট',
  'Hospital or clinic': 'হাসপাতাল বা ক্লিনিক',
  'School or university': 'স্কুল বা বিশ্ববিদ্যালয়',
  'Factory or warehouse': 'কারখানা বা গুদাম',
  'Mosque or hall': 'মসজিদ বা হল',
  'Not cooling': 'ঠান্ডা হয় না',
  'Water leaking': 'পানি পড়ে',
  Noise: 'শব্দ হয়',
  'Won’t start': 'চালু হয় না',
  'Error code': 'এরর কোড',
  'Bad smell': 'দুর্গন্ধ',
  'Cleaning is due': 'পরিষ্কার দরকার',
  'Spare part': 'যন্ত্রাংশ',
  'Something else': 'অন্য কিছু',
  Narayanganj: 'নারায়ণগঞ্জ',
  Gazipur: 'গাজীপুর',
  Chattogram: 'চট্টগ্রাম',
  'Other district': 'অন্য জেলা',
  '9:00 to 12:00': '৯টা থেকে ১২টা',
  '12:00 to 15:00': '১২টা থেকে ৩টা',
  '15:00 to 18:00': '৩টা থেকে ৬টা',
};

/** Parts of subjects that the API writes for enquiries without one. */
const SUBJECTS: Record<string, string> = {
  Consultation: 'পরামর্শ',
  Quotation: 'কোটেশন',
  Application: 'চাকরির আবেদন',
  'Product news': 'নতুন পণ্যের খবর',
};
const SYSTEMS = /^(?:(\d+) VRF systems|VRF system) for (?:one room|(\d+) rooms)$/;
const digits = (figure: string) =>
  figure.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));

function subjectPart(text: string): string {
  const [design, systems, rooms = '1'] = SYSTEMS.exec(text) ?? [];
  if (design)
    return `${digits(rooms)}টি ঘরের জন্য ${systems ? `${digits(systems)}টি ` : ''}VRF সিস্টেম`;
  return SUBJECTS[text] ?? NAMES[text] ?? text;
}

export const enquiryChoiceTexts: typeof English = {
  nameOf: (stored) => NAMES[stored] ?? stored,
  // The subject of a contact is the beginning of the message, in the words of its sender.
  subjectOf: (kind, stored) =>
    kind === 'contact' ? stored : stored.split(': ').map(subjectPart).join(': '),
};
