import { CATEGORY_GROUPS } from '../catalogue/category-kinds';

/** The kinds of buildings that the site has a page about, in the order of the specification. */
export const SECTORS = [
  'home',
  'office',
  'restaurants',
  'school',
  'showrooms',
  'hotel',
  'hospital',
  'gym',
] as const;
export type Sector = (typeof SECTORS)[number];

/** The address of the page about a sector. */
export const sectorPath = (sector: Sector) => `/page/air-conditioning-for-${sector}`;

/**
 * The pages of the public site whose address no data decides. A spec of the site compares them with its routes, so a
 * new page is added here as well: only then do menus take its address.
 */
export const SITE_PAGES = [
  '/',
  '/products',
  '/product/vrf',
  '/search',
  '/compare',
  '/cart',
  '/tools/room-size',
  '/tools/vrf',
  '/contact-us',
  '/privacy',
  '/about-us',
  '/our-projects',
  '/gallery',
  '/career',
  '/blog',
  '/samsung-ac',
  '/samsung-vrf',
  '/brand/samsung',
  '/brand/haier',
  '/brand/ebara',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/link-google',
  '/confirm-google',
  '/quotation',
  '/dashboard',
  '/dashboard/profile',
  '/wind-free',
  ...SECTORS.map(sectorPath),
] as const;

/**
 * Pages and folders of pages that are not in the sitemap and that search engines leave out: those of one visitor, and
 * those that show what others show already.
 */
const NOT_INDEXED = [
  '/product/vrf',
  '/samsung-vrf',
  '/search',
  '/compare',
  '/cart',
  '/enquiry',
  '/subscription',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/link-google',
  '/confirm-google',
  '/quotation',
  '/dashboard',
];

/** True where search engines may list the page of a path. */
export const isIndexed = (path: string) =>
  !NOT_INDEXED.some((page) => path === page || path.startsWith(`${page}/`));

/** What responds at an address of the site: a fixed page, or the page of a category, a product or a post, if there is one. */
export type SiteTarget =
  | { kind: 'page' }
  | { kind: 'category'; key: string }
  | { kind: 'product'; id: number }
  | { kind: 'post'; id: number };

const PAGE: SiteTarget = { kind: 'page' };
const FIXED = new Set<string>(SITE_PAGES);
/** The forms of enquiries. */
const ENQUIRY = /^\/enquiry\/(subscription|consultation|application)$/;
const GROUPS = new Set<string>(CATEGORY_GROUPS);

/** What may respond at an address of the site that begins with a slash; null where certainly no page does. */
export function siteTarget(address: string): SiteTarget | null {
  const [path = ''] = address.split(/[?#]/);
  // The routes of the site match without regard to case and to a slash at the end.
  const page = path.toLowerCase().replace(/\/+$/, '') || '/';
  if (FIXED.has(page) || ENQUIRY.test(page)) return PAGE;
  const post = /^\/blog\/(\d+)$/.exec(page)?.[1];
  if (post !== undefined) return { kind: 'post', id: Number(post) };
  const key = /^\/products\/([^/]+)$/.exec(page)?.[1];
  if (key === undefined) return null;
  if (/^\d+$/.test(key)) return { kind: 'product', id: Number(key) };
  return GROUPS.has(key) ? PAGE : { kind: 'category', key: decoded(key) };
}

function decoded(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

/** What is said of an active menu item with such an address. */
export const NO_PAGE =
  "No page answers at this address. Choose a category, or 'Nothing' for a group.";

const ADDRESS_FORM = 'Enter an address like /about-us, or one that begins with https://';

/** What is wrong with the form of a link's address; null for one below the own site and for one with https. */
export function addressError(address: string): string | null {
  // Browsers read a backslash as a slash, and leave out line breaks and tabs: `/\t/host` leads to another host.
  if (/[\s\\\p{C}]/u.test(address)) return ADDRESS_FORM;
  if (/^\/(?!\/)/.test(address)) return null;
  return /^https:\/\/[^\s/@?#]+\.[^\s/@?#]+([/?#]|$)/i.test(address) ? null : ADDRESS_FORM;
}
