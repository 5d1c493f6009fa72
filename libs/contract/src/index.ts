import { initContract } from '@ts-rest/core';
import * as domains from './domains';
import { commonErrors } from './platform/errors';

/** Base path of the API on either host. */
export const API_PREFIX = '/api/v1';

const OPTIONS = {
  pathPrefix: API_PREFIX,
  strictStatusCodes: true,
  commonResponses: commonErrors,
} as const;
const instance: ReturnType<typeof initContract> = initContract();
/** A named type, because the inferred type is too long for a declaration file. */
type Contract = ReturnType<
  typeof instance.router<typeof domains, typeof API_PREFIX, typeof OPTIONS>
>;

/** Every endpoint of the API: the single source for the API, the site, the dashboard and `/api/docs`. */
export const contract: Contract = instance.router(domains, OPTIONS);

export * from './staff/audit';
export * from './staff/api-keys';
export * from './staff/webhooks';
export * from './staff/auth';
export * from './platform/bulk';
export * from './catalogue/categories';
export * from './catalogue/category-fields';
export * from './catalogue/category-kinds';
export * from './catalogue/commercial';
export * from './catalogue/mounting';
export * from './content/company';
export * from './sales/contact-message';
export * from './sales/customers';
export * from './sales/units';
export * from './sales/maintenance';
export * from './sales/maintenance-rule';
export * from './sales/visits';
export { visitReportLabels } from './sales/visit-report-labels.texts';
export * from './sales/visit-reports';
export * from './platform/dashboard-paths';
export * from './catalogue/documents';
export * from './sales/enquiries';
export * from './sales/enquiry-design';
export * from './sales/inbox';
export * from './sales/pipeline';
export * from './sales/stages';
export * from './sales/enquiry-forms';
export * from './platform/errors';
export * from './staff/figures';
export * from './staff/first-steps';
export * from './staff/google';
export * from './staff/oidc';
export * from './staff/history';
export * from './staff/invitations';
export * from './platform/lists';
export * from './platform/locales';
export * from './platform/mail';
export * from './platform/media';
export * from './content/menu';
export { hasTwoDecimals, LARGEST_ID, LARGEST_POSITION, LARGEST_TAKA } from './platform/numbers';
export * from './staff/overview';
export * from './platform/picture';
export * from './platform/policy';
export type {
  ColumnValues,
  RecordColumn,
  RecordField,
  RecordFields,
  RecordOf,
  RecordOptions,
} from './platform/record';
export * from './content/records';
export * from './content/glossary';
export * from './content/translated-fields';
export * from './content/translations';
export * from './content/previews';
export * from './catalogue/product';
export * from './catalogue/product-fields';
export * from './catalogue/import-mapping';
export * from './catalogue/product-imports';
export * from './catalogue/product-changes';
export * from './catalogue/product-query';
export * from './catalogue/product-reads';
export * from './catalogue/product-writes';
export * from './catalogue/products';
export * from './sales/saved-systems';
export * from './staff/saved-views';
export * from './sales/quotation';
export * from './sales/quotation-content';
export * from './sales/terms-sets';
export * from './sales/quotation-figures';
export * from './sales/quotation-cart';
export * from './sales/quotation-view';
export * from './sales/quotations';
export * from './staff/second-factor';
export * from './staff/security';
export * from './content/service-topics';
export * from './content/site-pages';
export * from './sales/sizing';
export { SizedRoom, SizeRoom } from './sales/sizing-room';
export * from './sales/sizing-values';
export { PrintSystem } from './sales/system-sheets';
export * from './staff/staff-search';
export * from './catalogue/search-pages';
export * from './catalogue/search-synonyms';
export * from './sales/tariffs';
export * from './sales/vrf-series';
export * from './staff/users';
