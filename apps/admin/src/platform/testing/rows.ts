import type {
  AuditEntry,
  Category,
  Company,
  ContactMessage,
  ContactMessageCounts,
  FirstSteps,
  Invitation,
  ListedUser,
  MenuGroup,
  Mail,
  MailServer,
  Product,
  ProductImport,
  ProductValues,
  Session,
  SignInMethods,
  User,
  UserSummary,
} from '@shishir/contract';
import { PRODUCT_COLUMNS } from '@shishir/contract/product-fields';

const MOMENT = '2026-11-20T08:05:00.000Z';

export const staff = (own: Partial<User> = {}): User => ({
  id: 1,
  name: 'Rafiqul Islam',
  number: '+8801000000301',
  email: 'owner@example.com',
  role: 'super_admin',
  locale: 'en',
  image: null,
  email_confirmed: true,
  second_factor: false,
  version: 1,
  created_at: MOMENT,
  updated_at: MOMENT,
  ...own,
});

/** Account as returned by the user list. */
export const listedUser = (own: Partial<ListedUser> = {}): ListedUser => ({
  ...staff(),
  last_sign_in_at: null,
  ...own,
});

export const userSummary = (own: Partial<UserSummary> = {}): UserSummary => ({
  staff: 1,
  visitors: 0,
  invited: 0,
  second_factor_required: false,
  without_second_factor: [],
  ...own,
});

export const invitation = (own: Partial<Invitation> = {}): Invitation => ({
  id: 3,
  email: 'kamrul@example.com',
  name: 'Kamrul Ahsan',
  role: 'admin',
  has_account: false,
  created_at: MOMENT,
  expires_at: '2026-11-27T08:05:00.000Z',
  ...own,
});

export const session = (own: Partial<Session> = {}): Session => ({
  id: '0123456789abcdef0123456789abcdef',
  address: '192.0.2.10',
  user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36',
  device: { name: 'Chrome on Windows', handheld: false },
  created_at: MOMENT,
  expires_at: '2026-11-21T08:05:00.000Z',
  current: true,
  ...own,
});

export const signInMethods = (own: Partial<SignInMethods> = {}): SignInMethods => ({
  password: true,
  google: false,
  google_available: false,
  oidc: null,
  second_factor: false,
  recovery_codes_left: 0,
  second_factor_required: false,
  ...own,
});

export const auditEntry = (own: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 31,
  action: 'role_changed',
  subject: 'user',
  subject_id: 8,
  subject_name: 'tanvir@example.com',
  actor_id: 1,
  actor_name: 'Rafiqul Islam',
  actor_email: 'owner@example.com',
  address: '192.0.2.10',
  user_agent: session().user_agent,
  device: session().device,
  changes: [{ field: 'role', before: 'user', after: 'admin' }],
  created_at: MOMENT,
  ...own,
});

export const mail = (own: Partial<Mail> = {}): Mail => ({
  id: 5,
  to: 'tahmina@example.com',
  subject: 'We have your enquiry ENQ-2026-000012',
  status: 'sent',
  attempts: 1,
  last_error: null,
  enquiry: null,
  secret: false,
  created_at: MOMENT,
  sent_at: MOMENT,
  ...own,
});

export const mailServer = (own: Partial<MailServer> = {}): MailServer => ({
  source: 'dashboard',
  server: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  user_name: 'sales@example.com',
  has_password: true,
  sender_name: null,
  sender_address: 'sales@example.com',
  accepted: true,
  ...own,
});

/** First steps, two of six done. */
export const firstSteps = (
  steps: Partial<FirstSteps['steps']> = {},
  own: Partial<FirstSteps> = {},
): FirstSteps => ({
  dismissed: false,
  steps: {
    company: { done: true, missing: ['logo'] },
    mail: { done: false, set: false, waiting: 0 },
    catalogue: { done: true, categories: 16, menus: 4, confirmed_at: MOMENT },
    products: { done: false, count: 0 },
    staff: { done: false, accounts: 1, invited: 0 },
    second_factor: { done: false },
    ...steps,
  },
  site_ready: true,
  ...own,
});

export const contactMessage = (own: Partial<ContactMessage> = {}): ContactMessage => ({
  reply_mail: null,
  customer: null,
  installed_unit: null,
  id: 12,
  reference: 'ENQ-2026-000012',
  kind: 'contact',
  first_name: 'Tahmina',
  last_name: 'Akter',
  email: 'tahmina@example.com',
  number: '+8801000004471',
  message: 'We are fitting out two floors in Gulshan 2.',
  details: {
    company: null,
    city: null,
    role: null,
    interest: null,
    location: null,
    opening: null,
    cv: null,
    items: [],
    project: null,
    place: null,
    wanted_by: null,
    fault: null,
    unit: null,
    wanted_time: null,
    photos: [],
    photos_deleted_at: null,
    design: null,
    design_text: null,
  },
  status: 'new',
  spam_reason: null,
  spam_score: 0,
  owner: null,
  stage: 'new',
  lost_reason: null,
  value: null,
  expected_on: null,
  next_step: null,
  next_on: null,
  next_owner: null,
  source: { page: '/products/15', product: null, filters: null },
  subscription: null,
  replied_at: null,
  locale: 'en',
  earlier_count: 0,
  address: null,
  version: 1,
  created_at: MOMENT,
  deleted_at: null,
  ...own,
});

export const contactMessageCounts = (
  own: Partial<ContactMessageCounts> = {},
): ContactMessageCounts => ({
  all: 6,
  by_kind: {
    contact: 3,
    consultation: 2,
    subscription: 0,
    application: 0,
    quotation: 1,
    service: 0,
  },
  spam: 1,
  new: 5,
  waiting_day: 1,
  waiting: 1,
  answered: 4,
  due: 0,
  ...own,
});

export const category = (own: Partial<Category> = {}): Category => ({
  id: 1,
  slug: 'outdoor',
  kind: 'outdoor_unit',
  group: null,
  title: 'Outdoor Unit',
  path: '/products/outdoor',
  position: 10,
  description: null,
  type: null,
  status: 'active',
  image: null,
  picture: null,
  has_panel: false,
  product_count: 14,
  tr_min: 6.37,
  tr_max: 27,
  price_from: 329000,
  version: 1,
  updated_at: MOMENT,
  ...own,
});

type StaffMenuItem = MenuGroup['items'][number];

/** Menu entry that is a heading. */
export const menuItem = (own: Partial<StaffMenuItem> = {}): StaffMenuItem => ({
  id: 1,
  title: 'Heading',
  path: null,
  category: null,
  active: true,
  page_missing: false,
  items: [],
  ...own,
});

/** Menu of headings with these titles; a leading '-' nests one below the entry above. Ids count from 1. */
export function menuGroup(
  group: MenuGroup['group'],
  titles: string[],
  ids: Record<string, number> = {},
): MenuGroup {
  const items: StaffMenuItem[] = [];
  for (const [index, text] of titles.entries()) {
    const title = text.replace(/^-/, '');
    const item = menuItem({ id: ids[title] ?? index + 1, title });
    if (text.startsWith('-')) items.at(-1)!.items.push(item);
    else items.push(item);
  }
  return { group, version: `version of ${titles.join()}`, items };
}

/** Null for every column that may be empty, so a new column needs no change here. */
const EMPTY = Object.fromEntries(
  PRODUCT_COLUMNS.map((column) => [column, null]),
) as unknown as ProductValues;

export const product = (own: Partial<Product> = {}): Product => ({
  ...EMPTY,
  id: 1,
  type: 'Outdoor Unit',
  brand: 'Samsung',
  model: 'AM224DXVGGH',
  title: 'VRF Outdoor Unit 8 HP',
  horsepower: 8,
  cooling_kw: 22.4,
  cooling_btu: 76432,
  cooling_tr: 6.37,
  power_input_w: 5200,
  air_flow_high_cfm: 500,
  air_flow_medium_cfm: 400,
  air_flow_low_cfm: 300,
  refrigerant: 'R410A',
  size_width_mm: 930,
  size_height_mm: 1690,
  size_depth_mm: 765,
  regular_price: 354000,
  offer_price: 329000,
  inverter_type: 'Inverter',
  category: 'Outdoor Unit',
  category_slug: 'outdoor',
  category_kind: 'outdoor_unit',
  category_id: 1,
  image_1: null,
  image_2: null,
  image_3: null,
  pictures: [],
  updated_at: MOMENT,
  discontinued: false,
  visibility: 'published',
  position: 10,
  version: 1,
  created_at: MOMENT,
  ...own,
});

export const productImport = (own: Partial<ProductImport> = {}): ProductImport => ({
  id: 4,
  file_name: 'prices.csv',
  format: 'csv',
  status: 'previewed',
  rows: 8,
  counts: { new: 1, changed: 2, unchanged: 5, wrong: 0, left_out: 0 },
  mapping: {},
  supplier: null,
  unclear: null,
  warnings: 0,
  created_by: 'Rafiqul Islam',
  created_at: MOMENT,
  applied_at: null,
  undone_at: null,
  left: { count: 0, products: [] },
  work: null,
  problem: null,
  ...own,
});

export const company = (own: Partial<Company> = {}): Company => {
  const place = {
    title: 'Head office',
    email: 'office@example.com',
    phones: ['+8801000000101', '+8801000000102'],
    street: 'Road 1',
    city: 'Dhaka',
  };
  return {
    name: 'Example Cooling',
    blurb: '',
    web: 'cooling.example',
    sales_email: 'sales@example.com',
    sales_phones: place.phones,
    sales_hours: '',
    head_office: place,
    warehouse: place,
    socials: [],
    map_url: 'https://map.example',
    sales_contact: { name: '', title: '', phone: '+8801000000103', email: 'sales@example.com' },
    logo: null,
    ready: true,
    version: 1,
    ...own,
  };
};
