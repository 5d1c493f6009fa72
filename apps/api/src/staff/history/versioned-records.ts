import type { HistorySubject } from '@shishir/contract';
import { categoryVersions } from '../../catalogue/categories/category-versions';
import { companyVersions } from '../../content/company/company-versions';
import { galleryItemVersions } from '../../content/gallery/gallery.service';
import { industryVersions } from '../../content/industries/industries.service';
import { openingVersions } from '../../content/openings/openings.service';
import { postVersions } from '../../content/posts/posts.service';
import { productVersions } from '../../catalogue/products/product-versions';
import type { Stored } from '../../platform/records/record-type';
import type { VersionedRecord } from '../../platform/records/versioned';
import { vrfProjectVersions } from '../../content/vrf-project/vrf-project.service';

const records: Record<HistorySubject, unknown> = {
  product: productVersions,
  category: categoryVersions,
  gallery: galleryItemVersions,
  'vrf-project': vrfProjectVersions,
  post: postVersions,
  opening: openingVersions,
  industry: industryVersions,
  company: companyVersions,
};

/** The kinds of records that have a history. Each gets only rows that were loaded by its own type. */
export const versionedRecords = records as unknown as Record<
  HistorySubject,
  VersionedRecord<Stored>
>;
