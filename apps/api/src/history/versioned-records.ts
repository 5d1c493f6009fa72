import type { HistorySubject } from '@shishir/contract';
import { categoryVersions } from '../categories/category-versions';
import { companyVersions } from '../company/company-versions';
import { galleryItemVersions } from '../gallery/gallery-item.entity';
import { industryVersions } from '../industries/industry.entity';
import { openingVersions } from '../openings/openings.service';
import { postVersions } from '../posts/post.entity';
import { productVersions } from '../products/product-versions';
import type { Stored } from '../records/record-type';
import type { VersionedRecord } from '../records/versioned';
import { vrfProjectVersions } from '../vrf-project/vrf-project.service';

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
