import type { HistorySubject } from '@shishir/contract';
import { categoryVersions } from '../../catalogue/categories/category-versions';
import { productVersions } from '../../catalogue/products/product-versions';
import { companyVersions } from '../../content/company/company-versions';
import { contentRecords } from '../../content/records/content-records';
import { salesRecords } from '../../sales/customers/sales-records';
import type { Stored } from '../../platform/records/record-type';
import type { VersionedRecord } from '../../platform/records/versioned';

const declared = Object.entries({ ...contentRecords, ...salesRecords }).map(
  ([subject, { versions }]): [string, unknown] => [subject, versions],
);
const records: Record<string, unknown> = {
  product: productVersions,
  category: categoryVersions,
  ...Object.fromEntries<unknown>(declared),
  company: companyVersions,
};

/** Kinds of records that have a history. Each entry only receives rows that were loaded by its own type. */
export const versionedRecords = records as Record<HistorySubject, VersionedRecord<Stored>>;
