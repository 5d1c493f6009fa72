import type { HistorySubject } from '@shishir/contract';

const HISTORY = '/dashboard/history';
const productList = '/dashboard/product/product-list';

/** The parameter of the products list that names the product whose dialog is open over it. */
export const VIEWED_PRODUCT = 'view';

/** The addresses that screens of the dashboard link to; `routes.tsx` maps them to pages. */
export const paths = {
  signIn: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  invitation: '/invitation',
  overview: '/dashboard',
  firstSteps: '/dashboard/first-steps',
  profile: '/dashboard/profile',
  userList: '/dashboard/user/user-list',
  /** With the dialog that invites a colleague. */
  inviteStaff: '/dashboard/user/user-list?invite=true',
  changePassword: '/dashboard/user/change-password',
  products: {
    list: productList,
    ofCategory: (slug: string) => `${productList}?category=${encodeURIComponent(slug)}`,
    trash: `${productList}?trash=true`,
    view: (id: number) => `${productList}?${VIEWED_PRODUCT}=${id}`,
    add: '/dashboard/product/add-product',
    /** What lies below it is the form of one product. */
    editAny: '/dashboard/product/edit',
    edit: (id: number) => `/dashboard/product/edit/${id}`,
  },
  gallery: {
    list: '/dashboard/gallery/gallery-list',
    add: '/dashboard/gallery/add-gallery',
    /** What lies below it is the form of one item. */
    editAny: '/dashboard/gallery/edit',
    edit: (id: number) => `/dashboard/gallery/edit/${id}`,
  },
  media: '/dashboard/gallery/media-library',
  /** With one picture open; null for none. */
  mediaItem: (id: number | null) =>
    `/dashboard/gallery/media-library${id === null ? '' : `/${id}`}`,
  vrfProject: {
    list: '/dashboard/project/project-list',
    add: '/dashboard/project/add-project',
    /** What lies below it is the form of one item. */
    editAny: '/dashboard/project/edit',
    edit: (id: number) => `/dashboard/project/edit/${id}`,
  },
  imports: {
    list: '/dashboard/product/import',
    one: (id: number) => `/dashboard/product/import/${id}`,
  },
  messages: '/dashboard/setting/client-message',
  message: (id: number) => `/dashboard/setting/client-message/${id}`,
  quotations: '/dashboard/quotations',
  /** Without a revision the one that is being written, else the last one that was sent. */
  quotation: (id: number, revision?: number) =>
    `/dashboard/quotations/${id}${revision === undefined ? '' : `/revisions/${revision}`}`,
  categories: '/dashboard/setting/categories',
  categoryTrash: '/dashboard/setting/categories?trash=true',
  menus: '/dashboard/setting/menus',
  posts: {
    list: '/dashboard/setting/posts',
    add: '/dashboard/setting/posts/add',
    /** What lies below it is the form of one post. */
    editAny: '/dashboard/setting/posts/edit',
    edit: (id: number) => `/dashboard/setting/posts/edit/${id}`,
  },
  industries: '/dashboard/setting/industries',
  industryForm: {
    add: '/dashboard/setting/industries/add',
    edit: (id: number) => `/dashboard/setting/industries/edit/${id}`,
  },
  openings: '/dashboard/setting/openings',
  openingForm: {
    add: '/dashboard/setting/openings/add',
    edit: (id: number) => `/dashboard/setting/openings/edit/${id}`,
  },
  aboutUs: '/dashboard/setting/about-us',
  sizingValues: '/dashboard/setting/sizing-values',
  searchSynonyms: '/dashboard/setting/search-synonyms',
  tariffs: '/dashboard/setting/tariffs',
  companyDetails: '/dashboard/setting/company-details',
  historyAny: HISTORY,
  /** The versions of a record. */
  history: (subject: HistorySubject, id: number) => `${HISTORY}/${subject}/${id}`,
  security: '/dashboard/setting/security',
  auditLog: '/dashboard/setting/audit-log',
  mailLog: '/dashboard/setting/mail-log',
  mailServer: '/dashboard/setting/mail-server',
} as const;

const LAST_LIST = 'products-list';

/** Keeps page and filters of the products list for the way back to it, in this tab. */
export function rememberProductList(search: string): void {
  const parameters = new URLSearchParams(search);
  parameters.delete(VIEWED_PRODUCT);
  sessionStorage.setItem(LAST_LIST, String(parameters));
}

/** The products list as it was left. */
export function lastProductList(): string {
  const search = sessionStorage.getItem(LAST_LIST);
  return search ? `${productList}?${search}` : productList;
}
