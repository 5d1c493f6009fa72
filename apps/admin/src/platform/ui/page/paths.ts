import type { HistorySubject, TranslatedSubject } from '@shishir/contract';
import { dashboardPaths } from '@shishir/contract/dashboard-paths';

const HISTORY = '/dashboard/history';
const productList = '/dashboard/product/product-list';

/** Parameter of the product list for the product whose dialog is open. */
export const VIEWED_PRODUCT = 'view';

/** Paths of a record's list and form, below `/dashboard/${base}`. */
function recordPaths(base: string, { list, add = 'add' }: { list?: string; add?: string } = {}) {
  const root = `/dashboard/${base}`;
  return {
    list: list ? `${root}/${list}` : root,
    add: `${root}/${add}`,
    /** Parent path of the forms of single records. */
    editAny: `${root}/edit`,
    edit: (id: number) => `${root}/edit/${id}`,
  };
}

/** Paths that screens of the dashboard link to; `routes.tsx` maps them to pages. */
export const paths = {
  signIn: '/login',
  forgotPassword: '/forgot-password',
  linkAccount: '/link-account',
  resetPassword: dashboardPaths.resetPassword,
  invitation: dashboardPaths.invitation,
  overview: '/dashboard',
  figures: '/dashboard/figures',
  firstSteps: '/dashboard/first-steps',
  profile: '/dashboard/profile',
  userList: '/dashboard/user/user-list',
  /** Opens the dialog that invites a colleague. */
  inviteStaff: '/dashboard/user/user-list?invite=true',
  changePassword: '/dashboard/user/change-password',
  products: {
    list: productList,
    ofCategory: (slug: string) => `${productList}?category=${encodeURIComponent(slug)}`,
    trash: `${productList}?trash=true`,
    view: (id: number) => `${productList}?${VIEWED_PRODUCT}=${id}`,
    add: '/dashboard/product/add-product',
    /** Parent path of the forms of single products. */
    editAny: '/dashboard/product/edit',
    edit: (id: number) => `/dashboard/product/edit/${id}`,
  },
  gallery: recordPaths('gallery', { list: 'gallery-list', add: 'add-gallery' }),
  sections: recordPaths('setting/page-texts'),
  media: '/dashboard/gallery/media-library',
  /** Library with one picture open, or none for null. */
  mediaItem: (id: number | null) =>
    `/dashboard/gallery/media-library${id === null ? '' : `/${id}`}`,
  vrfProject: recordPaths('project', { list: 'project-list', add: 'add-project' }),
  imports: {
    list: '/dashboard/product/import',
    one: (id: number) => `/dashboard/product/import/${id}`,
  },
  inbox: dashboardPaths.inbox,
  contactMessage: (id: number) => `${dashboardPaths.inbox}/${id}`,
  customers: {
    ...recordPaths('customers'),
    one: (id: number) => `/dashboard/customers/${id}`,
  },
  units: recordPaths('units'),
  maintenance: {
    ...recordPaths('maintenance'),
    one: (id: number) => `/dashboard/maintenance/${id}`,
  },
  visits: {
    ...recordPaths('visits', { list: 'all' }),
    due: '/dashboard/visits',
    calendar: '/dashboard/visits/calendar',
  },
  visitReport: (visit: number) => `/dashboard/visits/${visit}/report`,
  pipeline: dashboardPaths.pipeline,
  quotations: dashboardPaths.quotations,
  /** Without a revision, the draft or else the last one sent. */
  quotation: (id: number, revision?: number) =>
    `${dashboardPaths.quotations}/${id}${revision === undefined ? '' : `/revisions/${revision}`}`,
  categories: '/dashboard/setting/categories',
  categoryTrash: '/dashboard/setting/categories?trash=true',
  menus: '/dashboard/setting/menus',
  posts: recordPaths('setting/posts'),
  industries: recordPaths('setting/industries'),
  openings: recordPaths('setting/openings'),
  aboutUs: '/dashboard/setting/about-us',
  sizingValues: '/dashboard/setting/sizing-values',
  searchSynonyms: '/dashboard/setting/search-synonyms',
  translations: '/dashboard/setting/translations',
  glossary: '/dashboard/setting/glossary',
  /** The texts of a record in both languages. */
  translate: (subject: TranslatedSubject, id: number) =>
    `/dashboard/setting/translations/${subject}/${id}`,
  tariffs: '/dashboard/setting/tariffs',
  vrfSeries: '/dashboard/setting/vrf-series',
  companyDetails: '/dashboard/setting/company-details',
  historyAny: HISTORY,
  /** Versions of a record. */
  history: (subject: HistorySubject, id: number) => `${HISTORY}/${subject}/${id}`,
  security: '/dashboard/setting/security',
  apiKeys: '/dashboard/setting/api-keys',
  webhooks: dashboardPaths.webhooks,
  webhook: (id: number) => `${dashboardPaths.webhooks}/${id}`,
  auditLog: '/dashboard/setting/audit-log',
  mailLog: '/dashboard/setting/mail-log',
  mailServer: '/dashboard/setting/mail-server',
} as const;

const LAST_LIST = 'products-list';

/** Stores page and filters of the product list for the way back to it, in this tab. */
export function rememberProductList(search: string): void {
  const parameters = new URLSearchParams(search);
  parameters.delete(VIEWED_PRODUCT);
  sessionStorage.setItem(LAST_LIST, String(parameters));
}

/** Returns the path of the product list as the user left it. */
export function lastProductList(): string {
  const search = sessionStorage.getItem(LAST_LIST);
  return search ? `${productList}?${search}` : productList;
}
