import type { CategoryKind } from './category-kinds';
import { SECTORS, sectorPath } from '../content/site-pages';

/** A page of the site that the search can find. */
export interface SearchPage {
  path: string;
  title: string;
  /** Title of the page below `/bn`. */
  bangla: string;
  /** Keywords as visitors type them. */
  words: string;
}

const page = (path: string, title: string, bangla: string, words: string): SearchPage => ({
  path,
  title,
  bangla,
  words,
});
const SECTOR_WORDS: Record<(typeof SECTORS)[number], string> = {
  home: 'house flat apartment living room residential',
  office: 'meeting room commercial server',
  restaurants: 'restaurant kitchen cafe dining',
  school: 'university college classroom madrasa',
  showrooms: 'showroom shop store retail mall',
  hotel: 'guest rooms resort',
  hospital: 'clinic operation theatre ICU',
  gym: 'fitness sports',
};

const SECTOR_TITLES: Record<(typeof SECTORS)[number], string> = {
  home: 'বাসার এসি',
  office: 'অফিসের এসি',
  restaurants: 'রেস্টুরেন্টের এসি',
  school: 'স্কুলের এসি',
  showrooms: 'শোরুমের এসি',
  hotel: 'হোটেলের এসি',
  hospital: 'হাসপাতালের এসি',
  gym: 'জিমের এসি',
};

/** Pages of the site whose texts are in no table. A spec of the site compares them with its routes. */
export const SEARCH_PAGES: SearchPage[] = [
  page(
    '/contact-us',
    'Contact Us',
    'যোগাযোগ করুন',
    'phone email address office complaint installation sales price quotation',
  ),
  page(
    '/service',
    'Service and Repair',
    'সার্ভিস ও মেরামত',
    'service repair not cooling problem fault water leaking noise error code gas cleaning warranty guarantee spare parts maintenance plan contract amc technician visit ঠান্ডা হচ্ছে না পানি পড়ছে গ্যাস পরিষ্কার ওয়াশ টেকনিশিয়ান',
  ),
  page(
    '/service/warranty',
    'Warranty',
    'ওয়ারেন্টি',
    'service guarantee claim card serial number covered period replacement গ্যারান্টি কার্ড',
  ),
  page(
    '/service/spare-parts',
    'Spare Parts',
    'স্পেয়ার পার্টস',
    'service part board pcb sensor fan motor remote control drain pump capacitor compressor যন্ত্রাংশ খুচরা পার্টস রিমোট মোটর বোর্ড',
  ),
  page(
    '/service/maintenance',
    'Maintenance Contracts (AMC)',
    'রক্ষণাবেক্ষণ চুক্তি (AMC)',
    'service annual contract plan agreement cleaning yearly visit এএমসি সার্ভিস চুক্তি মেইনটেন্যান্স বার্ষিক প্যাকেজ',
  ),
  page(
    '/your-enquiry',
    'Your Enquiry',
    'আপনার অনুরোধ',
    'status state reference number track request',
  ),
  page(
    '/tools/room-size',
    'Room Size Calculator',
    'ঘরের হিসাব',
    'which size capacity ton btu square feet load',
  ),
  page('/tools/vrf', 'VRF System Builder', 'VRF সিস্টেম সাজান', 'design outdoor indoor combination'),
  page('/products', 'Products', 'পণ্য', 'all families catalogue models price list'),
  page('/about-us', 'About Us', 'আমাদের কথা', 'company profile history team'),
  page('/privacy', 'Privacy', 'গোপনীয়তা', 'data policy cookies personal terms'),
  page('/our-projects', 'Our Projects', 'আমাদের প্রজেক্ট', 'references buildings customers clients'),
  page('/gallery', 'Gallery', 'গ্যালারি', 'pictures photos finished work'),
  page('/career', 'Career', 'চাকরি', 'job jobs vacancy opening apply cv'),
  page('/blog', 'Blog', 'ব্লগ', 'articles advice news'),
  page('/wind-free', 'Wind-Free Cooling', 'Wind-Free কুলিং', 'windfree draught Samsung'),
  page('/samsung-ac', 'Samsung AC', 'স্যামসাং এসি', 'brand'),
  page('/brand/samsung', 'Samsung', 'স্যামসাং', 'brand'),
  page('/brand/haier', 'Haier', 'হায়ার', 'brand'),
  page('/brand/ebara', 'Ebara', 'এবারা', 'brand chiller'),
  page('/compare', 'Compare Products', 'পণ্য তুলনা', 'difference'),
  page('/cart', 'Cart', 'কোটেশন কার্ট', 'quotation order'),
  page('/dashboard', 'Your Account', 'আমার পাতা', 'sign in login enquiries profile'),
  ...SECTORS.map((sector) =>
    page(
      sectorPath(sector),
      `Air Conditioning for ${sector.charAt(0).toUpperCase()}${sector.slice(1)}`,
      SECTOR_TITLES[sector],
      SECTOR_WORDS[sector],
    ),
  ),
];

/** Visitors' words for the categories of a kind, in addition to their titles. */
export const CATEGORY_WORDS: Partial<Record<CategoryKind, string>> = {
  split: 'split ac bedroom shop small office 1 ton 1.5 ton 2 ton 2.5 ton 3 ton',
  dehumidifier: 'moisture humidity dry',
  chiller: 'chilled water',
  cold_room: 'cold storage freezer',
  rooftop_package: 'package unit roof',
  filter: 'air filtration purifier',
  ventilation: 'fresh air ERV',
  air_handling_unit: 'AHU',
};
