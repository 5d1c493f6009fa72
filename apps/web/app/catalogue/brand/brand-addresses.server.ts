import type { BrandPage } from '@shishir/contract';

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
  title: 'Samsung AC & VRF in Bangladesh',
  keywords:
    'Samsung AC, Samsung VRF, Samsung AC price in Bangladesh, VRF system, Wind-Free, cassette AC, ducted AC, chiller, Dhaka',
};

/** Addresses of all brand pages. */
export const BRAND_ADDRESSES: Record<string, BrandAddress> = {
  '/samsung-ac': SAMSUNG_AC,
  '/samsung-vrf': SAMSUNG_AC,
  '/brand/samsung': { brand: 'samsung', name: 'Samsung', path: '/brand/samsung' },
  '/brand/haier': { brand: 'haier', name: 'Haier', path: '/brand/haier' },
  '/brand/ebara': { brand: 'ebara', name: 'EBARA', path: '/brand/ebara' },
};
