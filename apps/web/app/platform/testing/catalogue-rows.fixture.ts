import type { CatalogueProduct, Category, Company, Picture, PublicColumn } from '@shishir/contract';
import { PUBLIC_COLUMNS } from '@shishir/contract/product-fields';

/** Rows of the demonstration catalogue, as in the API's responses. */

const picture = (key: string, alt: string): Picture => ({
  key: `products/${key}`,
  width: 960,
  height: 720,
  blur: 'data:image/webp;base64,AAAA',
  alt,
});

/** Null in every column, so a new column needs no change here. */
const EMPTY = Object.fromEntries(PUBLIC_COLUMNS.map((column) => [column, null])) as unknown as Pick<
  CatalogueProduct,
  PublicColumn
>;

const BASE: CatalogueProduct = {
  ...EMPTY,
  id: 0,
  type: 'Indoor Unit',
  wind_free: 'Wind-free',
  brand: 'Samsung',
  model: '',
  title: '',
  refrigerant: 'R410A',
  size_width_mm: 947,
  size_height_mm: 281,
  size_depth_mm: 947,
  panel_model: 'PC6EUSMAN',
  panel_type: 'Wind-Free',
  inverter_type: 'Inverter',
  category: '360 Cassette',
  category_slug: '360_cassette',
  category_kind: 'round_cassette',
  category_id: 2,
  image_1: 'products/round-below/960.webp',
  image_2: 'products/round-side/960.webp',
  image_3: 'products/round-room/960.webp',
  pictures: [
    picture('round-below', 'Round panel from below'),
    picture('round-side', 'Round panel from the side'),
    picture('round-room', 'Round panel in a lobby'),
  ],
  updated_at: '2026-11-20T04:00:00.000Z',
  discontinued: false,
};

const OUTDOOR: CatalogueProduct = {
  ...BASE,
  type: 'Outdoor Unit',
  wind_free: 'Heat Pump',
  size_width_mm: 930,
  size_height_mm: 1695,
  size_depth_mm: 765,
  panel_model: null,
  panel_type: null,
  category: 'Outdoor Unit',
  category_slug: 'outdoor',
  category_kind: 'outdoor_unit',
  category_id: 1,
};

/** On offer. */
export const outdoor8: CatalogueProduct = {
  ...OUTDOOR,
  id: 1,
  model: 'AM224DXVGGH',
  title: 'VRF Outdoor Unit 8 HP',
  horsepower: 8,
  cooling_kw: 22.4,
  cooling_btu: 76_400,
  cooling_tr: 6.37,
  power_input_w: 5744,
  regular_price: 354_000,
  offer_price: 329_000,
};

/** Its offer price is higher than the regular one. */
export const outdoor24: CatalogueProduct = {
  ...OUTDOOR,
  id: 9,
  model: 'AM672DXVGGH',
  title: 'VRF Outdoor Unit 24 HP',
  horsepower: 24,
  cooling_kw: 67.2,
  cooling_btu: 229_300,
  cooling_tr: 19.11,
  power_input_w: 17_231,
  regular_price: 980_000,
  offer_price: 1_020_500,
};

/** Both prices are the same. */
export const cassette45: CatalogueProduct = {
  ...BASE,
  id: 15,
  model: 'AM045NN4PEH',
  title: '360 Cassette 4.5 kW',
  cooling_kw: 4.5,
  cooling_btu: 15_400,
  cooling_tr: 1.28,
  power_input_w: 47,
  regular_price: 61_500,
  offer_price: 61_500,
};

export const cassette128: CatalogueProduct = {
  ...BASE,
  id: 20,
  model: 'AM128NN4PEH',
  title: '360 Cassette 12.8 kW',
  cooling_kw: 12.8,
  cooling_btu: 43_700,
  cooling_tr: 3.64,
  power_input_w: 100,
  size_height_mm: 365,
  regular_price: 104_500,
  offer_price: 98_000,
};

/** No price at all. */
export const chiller18: CatalogueProduct = {
  ...OUTDOOR,
  id: 65,
  type: null,
  model: 'AG065KSVANH',
  title: 'Modular Air Cooled Chiller 18.5 Ton',
  cooling_kw: 65.1,
  cooling_btu: 222_100,
  cooling_tr: 18.51,
  power_input_w: 21_000,
  size_width_mm: 1795,
  category: 'Chiller',
  category_slug: 'chiller',
  category_kind: 'chiller',
  category_id: 11,
  pictures: OUTDOOR.pictures.slice(0, 2),
};

export const rows = [outdoor8, outdoor24, cassette45, cassette128, chiller18];

const category = (id: number, slug: string, kind: Category['kind'], title: string): Category => ({
  id,
  slug,
  kind,
  group: null,
  title,
  path: `/products/${slug}`,
  position: id * 10,
  description: null,
  type: null,
  status: 'active',
  image: null,
  picture: null,
  has_panel: false,
  product_count: 2,
  tr_min: 1.28,
  tr_max: 3.64,
  price_from: 61_500,
  version: 1,
  updated_at: '2026-11-20T04:00:00.000Z',
});

export const categories: Category[] = [
  { ...category(1, 'outdoor', 'outdoor_unit', 'Outdoor Unit'), tr_min: 6.37, tr_max: 19.11 },
  category(2, '360_cassette', 'round_cassette', '360 Cassette'),
  {
    ...category(11, 'chiller', 'chiller', 'Chiller'),
    tr_min: 18.51,
    tr_max: 18.51,
    price_from: null,
  },
  {
    ...category(12, 'dehumidifier', 'dehumidifier', 'Dehumidifier'),
    product_count: 0,
    tr_min: null,
    tr_max: null,
    price_from: null,
  },
];

export const company = {
  ready: true,
  sales_phones: ['+8801000000101', '+8801000000102'],
  sales_contact: {
    name: 'Nusrat Rahman',
    title: 'Sales engineer',
    phone: '+8801000000103',
    email: 'nusrat@site.example',
  },
} as Company;
