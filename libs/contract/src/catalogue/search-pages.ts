import type { CategoryKind } from './category-kinds';
import { SECTORS, sectorPath } from '../content/site-pages';

/** A page of the site that the search can find. */
export interface SearchPage {
  path: string;
  title: string;
  /** Keywords as visitors type them. */
  words: string;
}

const page = (path: string, title: string, words: string): SearchPage => ({ path, title, words });
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

/** Pages of the site whose texts are in no table. A spec of the site compares them with its routes. */
export const SEARCH_PAGES: SearchPage[] = [
  page(
    '/contact-us',
    'Contact Us',
    'phone email address office complaint installation sales price quotation',
  ),
  page(
    '/service',
    'Service and Repair',
    'service repair not cooling problem fault water leaking noise error code gas cleaning warranty guarantee spare parts maintenance plan contract amc technician visit',
  ),
  page('/your-enquiry', 'Your Enquiry', 'status state reference number track request'),
  page('/tools/room-size', 'Room Size Calculator', 'which size capacity ton btu square feet load'),
  page('/tools/vrf', 'VRF System Builder', 'design outdoor indoor combination'),
  page('/products', 'Products', 'all families catalogue models price list'),
  page('/about-us', 'About Us', 'company profile history team'),
  page('/privacy', 'Privacy', 'data policy cookies personal terms'),
  page('/our-projects', 'Our Projects', 'references buildings customers clients'),
  page('/gallery', 'Gallery', 'pictures photos finished work'),
  page('/career', 'Career', 'job jobs vacancy opening apply cv'),
  page('/blog', 'Blog', 'articles advice news'),
  page('/wind-free', 'Wind-Free Cooling', 'windfree draught Samsung'),
  page('/samsung-ac', 'Samsung AC', 'brand'),
  page('/brand/samsung', 'Samsung', 'brand'),
  page('/brand/haier', 'Haier', 'brand'),
  page('/brand/ebara', 'Ebara', 'brand chiller'),
  page('/compare', 'Compare Products', 'difference'),
  page('/cart', 'Cart', 'quotation order'),
  page('/dashboard', 'Your Account', 'sign in login enquiries profile'),
  ...SECTORS.map((sector) =>
    page(
      sectorPath(sector),
      `Air Conditioning for ${sector.charAt(0).toUpperCase()}${sector.slice(1)}`,
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
