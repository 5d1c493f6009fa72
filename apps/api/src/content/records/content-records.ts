import type { ContentSubject } from '@shishir/contract';
import type { Type } from '@nestjs/common';
import type { RecordRow } from '../../platform/record-api/api-record';
import type { RecordService } from '../../platform/record-api/record.service';
import type { VersionedRecord } from '../../platform/records/versioned';
import { GalleryModule } from '../gallery/gallery.module';
import { SectionsModule } from '../sections/sections.module';
import { galleryItemVersions, GalleryService } from '../gallery/gallery.service';
import { SectionsService, sectionVersions } from '../sections/sections.service';
import { IndustriesModule } from '../industries/industries.module';
import { IndustriesService, industryVersions } from '../industries/industries.service';
import { OpeningsModule } from '../openings/openings.module';
import { OpeningsService, openingVersions } from '../openings/openings.service';
import { PostsModule } from '../posts/posts.module';
import { PostsService, postVersions } from '../posts/posts.service';
import { VrfProjectModule } from '../vrf-project/vrf-project.module';
import { VrfProjectService, vrfProjectVersions } from '../vrf-project/vrf-project.service';

export interface ContentRecord<Row extends RecordRow> {
  module: Type;
  service: Type<RecordService<Row>>;
  versions: VersionedRecord<Row>;
}

/** Parts of each declared record, for schema, history, media library and housekeeping. */
const records = {
  section: { module: SectionsModule, service: SectionsService, versions: sectionVersions },
  gallery: { module: GalleryModule, service: GalleryService, versions: galleryItemVersions },
  'vrf-project': {
    module: VrfProjectModule,
    service: VrfProjectService,
    versions: vrfProjectVersions,
  },
  post: { module: PostsModule, service: PostsService, versions: postVersions },
  opening: { module: OpeningsModule, service: OpeningsService, versions: openingVersions },
  industry: { module: IndustriesModule, service: IndustriesService, versions: industryVersions },
} satisfies Record<ContentSubject, unknown>;

// Each entry only receives rows that were loaded by its own type.
export const contentRecords = records as unknown as Record<
  ContentSubject,
  ContentRecord<RecordRow>
>;

const all = Object.values(contentRecords);
export const contentModules = all.map(({ module }) => module);
export const contentServices = all.map(({ service }) => service);
export const contentEntities = all.map(({ versions }) => versions.type.entity as Type);
