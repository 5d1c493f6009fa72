/** Bangla of the categories, menus and industries that every database has, by their English texts. */
export const BASE_TEXTS: Record<string, string> = {
  // Categories and menus
  'Outdoor Unit': 'আউটডোর ইউনিট',
  '360 Cassette': '360 ক্যাসেট',
  '4 Way Cassette': 'ফোর ওয়ে ক্যাসেট',
  '1 Way Cassette': 'ওয়ান ওয়ে ক্যাসেট',
  'Big Duct': 'বিগ ডাক্ট',
  'Medium Duct': 'মিডিয়াম ডাক্ট',
  'Slim Duct': 'স্লিম ডাক্ট',
  'Wall Mounted': 'ওয়াল মাউন্টেড',
  'Ceiling Mounted': 'সিলিং মাউন্টেড',
  Ventilation: 'ভেন্টিলেশন',
  Chiller: 'চিলার',
  'Split AC': 'স্প্লিট এসি',
  'Rooftop Package': 'রুফটপ প্যাকেজ',
  'Cold Room': 'কোল্ড রুম',
  Dehumidifier: 'ডিহিউমিডিফায়ার',
  Filter: 'ফিল্টার',
  'Central Air Conditioner (Chiller)': 'সেন্ট্রাল এসি (চিলার)',
  'Split Type AC': 'স্প্লিট এসি',
  'Air Conditioner': 'এসি',
  'Air Purifier': 'এয়ার পিউরিফায়ার',
  'Ventilation Fan': 'ভেন্টিলেশন ফ্যান',
  'About Us': 'আমাদের কথা',
  Gallery: 'গ্যালারি',
  Career: 'চাকরি',
  'Our Projects': 'আমাদের প্রজেক্ট',
  Blog: 'ব্লগ',
  // Types of categories
  'Indoor Unit': 'ইনডোর ইউনিট',
  Central: 'সেন্ট্রাল',
  Split: 'স্প্লিট',
  Packaged: 'প্যাকেজ',
  Refrigeration: 'রেফ্রিজারেশন',
  'Air treatment': 'বাতাস পরিশোধন',
  // Descriptions of categories
  'One outdoor unit serves a whole building and gives each room exactly the cooling it calls for. Heat pumps from 8 to 34 HP.':
    'একটি আউটডোর ইউনিটেই পুরো ভবন চলে, আর প্রতিটি ঘর পায় ঠিক যতটুকু ঠান্ডা দরকার। হিট পাম্প, 8 থেকে 34\u00a0HP।',
  'Air in every direction, evenly spread, with no corner left out. For high lobbies, shops and round rooms.':
    'চারদিকে সমান বাতাস, কোনো কোণ বাদ যায় না। উঁচু লবি, দোকান ও গোল ঘরের জন্য।',
  'Four sides of calm, cold air from one flat panel. For open rooms, from a meeting room to a shop floor.':
    'একটি সমতল প্যানেল থেকে চার দিকে শান্ত ঠান্ডা বাতাস। মিটিং রুম থেকে দোকান, খোলা ঘরের জন্য।',
  'A slim panel that sends air in one direction, from the wall into the room. For bedrooms, corridors and long, narrow spaces.':
    'সরু প্যানেল, বাতাস যায় এক দিকে: দেয়াল থেকে ঘরের ভেতরে। বেডরুম, করিডর ও লম্বা সরু জায়গার জন্য।',
  'Strong enough to push air through long ducts to many rooms. Out of sight in the plant room or ceiling void.':
    'লম্বা ডাক্ট দিয়ে অনেক ঘরে বাতাস পৌঁছে দেয়। ইউনিট থাকে প্ল্যান্ট রুমে বা ফলস সিলিংয়ের ওপরে, চোখে পড়ে না।',
  'Hidden cooling for offices and halls: only the grilles show. For medium duct runs and steady air.':
    'অফিস ও হলের জন্য আড়ালে থাকা এসি: দেখা যায় শুধু গ্রিল। মাঝারি ডাক্টে সমান বাতাস।',
  'A flat unit for shallow ceilings, with no visible equipment in the room. Quiet enough for a bedroom.':
    'নিচু ফলস সিলিংয়ের জন্য পাতলা ইউনিট, ঘরে কোনো যন্ত্র চোখে পড়ে না। বেডরুমে চলার মতো শান্ত।',
  'Cold air through fine holes instead of a draught, from a unit that sits flat on the wall. For homes and small rooms.':
    'গায়ে সরাসরি বাতাস লাগে না, ঠান্ডা আসে সূক্ষ্ম ছিদ্র দিয়ে। দেয়ালের সঙ্গে মিশে থাকে। বাসা ও ছোট ঘরের জন্য।',
  'Hangs below the ceiling if there is no ceiling void, and throws air far into the room.':
    'ফলস সিলিং না থাকলে সিলিংয়ের নিচে ঝোলানো যায়, বাতাস যায় ঘরের অনেক ভেতরে।',
  'Brings in fresh air and removes stale air, while the exchanger recovers most of the cooling.':
    'তাজা বাতাস আনে, পুরোনো বাতাস বের করে দেয়; ঠান্ডার বেশির ভাগটা এক্সচেঞ্জার ধরে রাখে।',
  'Modular air-cooled chillers from 18.5 to 74 tons that stand side by side and grow with the building.':
    '১৮.৫ থেকে ৭৪ টনের মডুলার এয়ার কুলড চিলার। পাশাপাশি বসে, ভবনের সঙ্গে বাড়ানো যায়।',
  'One unit inside, one outside, for a single room. Simple to install, simple to maintain.':
    'একটি ঘরের জন্য ভেতরে এক ইউনিট, বাইরে এক ইউনিট। বসানো সহজ, দেখাশোনাও সহজ।',
  'Cooling, fan and filter in one rooftop cabinet, ready to connect to the ducts below.':
    'কুলিং, ফ্যান ও ফিল্টার ছাদের এক ক্যাবিনেটে; নিচের ডাক্টে জুড়ে দিলেই চলে।',
  'Insulated rooms that hold their temperature day and night, for food, medicine and flowers.':
    'ইনসুলেশন দেওয়া ঘর, দিনরাত একই তাপমাত্রা। খাবার, ওষুধ ও ফুলের জন্য।',
  'Takes moisture out of the air and keeps stock, paper and equipment dry through the monsoon.':
    'বাতাসের আর্দ্রতা কমায়; বর্ষাতেও মালামাল, কাগজ ও যন্ত্র শুকনো থাকে।',
  'Clean air for wards, kitchens and production floors, from coarse dust to the finest particles.':
    'ওয়ার্ড, রান্নাঘর ও কারখানার জন্য পরিষ্কার বাতাস, মোটা ধুলা থেকে সবচেয়ে সূক্ষ্ম কণা পর্যন্ত।',
  // Industries
  Home: 'বাসা',
  Office: 'অফিস',
  Restaurants: 'রেস্টুরেন্ট',
  School: 'স্কুল',
  Showrooms: 'শোরুম',
  Hotel: 'হোটেল',
  Hospital: 'হাসপাতাল',
  Gym: 'জিম',
};
