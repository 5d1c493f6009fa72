import type { categoryKindTexts as English } from './category-kinds.texts';

export const categoryKindTexts: typeof English = {
  outdoor_unit: 'আউটডোর ইউনিট',
  round_cassette: '360 ক্যাসেট',
  four_way_cassette: 'ফোর ওয়ে ক্যাসেট',
  two_way_cassette: 'টু ওয়ে ক্যাসেট',
  one_way_cassette: 'ওয়ান ওয়ে ক্যাসেট',
  big_duct: 'বিগ ডাক্ট',
  medium_duct: 'মিডিয়াম ডাক্ট',
  slim_duct: 'স্লিম ডাক্ট',
  wall_mounted: 'ওয়াল মাউন্টেড',
  ceiling_mounted: 'সিলিং মাউন্টেড',
  floor_standing: 'ফ্লোর স্ট্যান্ডিং',
  ventilation: 'ভেন্টিলেশন',
  air_handling_unit: 'এয়ার হ্যান্ডলিং ইউনিট (AHU)',
  chiller: 'চিলার',
  split: 'স্প্লিট এসি',
  rooftop_package: 'রুফটপ প্যাকেজ',
  cold_room: 'কোল্ড রুম',
  dehumidifier: 'ডিহিউমিডিফায়ার',
  filter: 'ফিল্টার',
  other: 'অন্যান্য',
};
