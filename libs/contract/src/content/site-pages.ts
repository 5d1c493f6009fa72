import { CATEGORY_GROUPS } from '../catalogue/category-kinds';
import { SERVICE_TOPIC_PATHS } from './service-topics';

/** Kinds of buildings with their own page on the site, in the order of the specification. */
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

/** Returns the address of the page about a sector. */
export const sectorPath = (sector: Sector) => `/page/air-conditioning-for-${sector}`;

/**
 * Pages of the public site whose address does not depend on data. A spec of the site compares them with its routes, so
 * a new page must be added here too; otherwise menus reject its address.
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
  '/service',
  ...Object.values(SERVICE_TOPIC_PATHS),
  '/your-enquiry',
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
 * Pages, including those below them, that are not in the sitemap and not indexed by search engines: pages of a single
 * visitor, and pages that only repeat what others show.
 */
const NOT_INDEXED = [
  '/product/vrf',
  '/samsung-vrf',
  '/search',
  '/compare',
  '/cart',
  '/enquiry',
  '/your-enquiry',
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

/** Returns whether search engines may index the page at a path. */
export const isIndexed = (path: string) =>
  !NOT_INDEXED.some((page) => path === page || path.startsWith(`${page}/`));

/** Target of an address of the site: a fixed page, or the possible page of a category, product or post. */
export type SiteTarget =
  | { kind: 'page' }
  | { kind: 'category'; key: string }
  | { kind: 'product'; id: number }
  | { kind: 'post'; id: number };

const PAGE: SiteTarget = { kind: 'page' };
const FIXED = new Set<string>(SITE_PAGES);
/** Forms for enquiries. */
const ENQUIRY = /^\/enquiry\/(subscription|consultation|application)$/;
const GROUPS = new Set<string>(CATEGORY_GROUPS);

/** Returns the possible target of an address that begins with a slash; null if no page can exist there. */
export function siteTarget(address: string): SiteTarget | null {
  const [path = ''] = address.split(/[?#]/);
  // The routes of the site ignore case and a trailing slash.
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

const ADDRESS_FORM = 'Enter an address like /about-us, or one that begins with https://';

/**
 * Returns the error message for a malformed link address; null if it is valid, that is a path on our own site or an
 * https address.
 */
export function addressError(address: string): string | null {
  // Browsers treat a backslash as a slash and drop line breaks and tabs: `/\t/host` would open another host.
  if (/[\s\\\p{C}]/u.test(address)) return ADDRESS_FORM;
  if (/^\/(?!\/)/.test(address)) return null;
  return /^https:\/\/[^\s/@?#]+\.[^\s/@?#]+([/?#]|$)/i.test(address) ? null : ADDRESS_FORM;
}
