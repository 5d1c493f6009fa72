import type { BrandPage } from '@shishir/contract';
import { brandTexts as texts } from './brand.texts';

/** An address of a brand's page. */
interface BrandAddress {
  brand: BrandPage;
  /** As in the products' `brand`. */
  name: string;
  /** The canonical path. */
  path: string;
  /** Replaces the title of the page. */
  title?: string;
  keywords?: string;
}

const SAMSUNG_AC: BrandAddress = {
  brand: 'samsung',
  name: 'Samsung',
  path: '/samsung-ac',
  ...texts.samsungAc,
};

/** Addresses of all brand pages. */
export const BRAND_ADDRESSES: Record<string, BrandAddress> = {
  '/samsung-ac': SAMSUNG_AC,
  '/samsung-vrf': SAMSUNG_AC,
  '/brand/samsung': { brand: 'samsung', name: 'Samsung', path: '/brand/samsung' },
  '/brand/haier': { brand: 'haier', name: 'Haier', path: '/brand/haier' },
  '/brand/ebara': { brand: 'ebara', name: 'EBARA', path: '/brand/ebara' },
};
