import { initContract } from '@ts-rest/core';
import * as domains from './domains';
import { commonErrors } from './errors';

/** Where the API lies on either host. */
export const API_PREFIX = '/api/v1';

const OPTIONS = {
  pathPrefix: API_PREFIX,
  strictStatusCodes: true,
  commonResponses: commonErrors,
} as const;
const instance: ReturnType<typeof initContract> = initContract();
/** A reference in place of the type itself, which is too long for a declaration file. */
type Contract = ReturnType<
  typeof instance.router<typeof domains, typeof API_PREFIX, typeof OPTIONS>
>;

/** Every endpoint of the API: one truth for the API, the site, the dashboard and `/api/docs`. */
export const contract: Contract = instance.router(domains, OPTIONS);

export * from './audit';
export * from './auth';
export * from './bulk';
export * from './categories';
export * from './category-kinds';
export * from './commercial';
export * from './company';
export * from './contact-message';
export * from './documents';
export * from './enquiries';
export * from './enquiry-design';
export * from './enquiry-desk';
export * from './enquiry-forms';
export * from './errors';
export * from './first-steps';
export * from './gallery';
export * from './google';
export * from './history';
export * from './industries';
export * from './invitations';
export * from './lists';
export * from './mail';
export * from './media';
export * from './menu';
export { hasTwoDecimals, LARGEST_ID, LARGEST_POSITION, LARGEST_TAKA } from './numbers';
export * from './openings';
export * from './overview';
export * from './picture';
export * from './policy';
export * from './posts';
export * from './product';
export * from './product-fields';
export * from './product-imports';
export * from './product-reads';
export * from './product-writes';
export * from './products';
export * from './saved-systems';
export * from './saved-views';
export * from './quotation';
export * from './quotation-cart';
export * from './quotation-view';
export * from './quotations';
export * from './second-factor';
export * from './security';
export * from './site-pages';
export * from './sizing';
export * from './sizing-values';
export * from './staff-search';
export * from './search-pages';
export * from './search-synonyms';
export * from './tariffs';
export * from './users';
export * from './vrf-project';
