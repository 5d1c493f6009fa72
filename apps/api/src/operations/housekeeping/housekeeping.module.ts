import { Module } from '@nestjs/common';
import { CategoriesModule } from '../../catalogue/categories/categories.module';
import { ContactMessageModule } from '../../sales/contact-message/contact-message.module';
import { DocumentsModule } from '../../catalogue/documents/documents.module';
import { GalleryModule } from '../../content/gallery/gallery.module';
import { IndustriesModule } from '../../content/industries/industries.module';
import { MediaModule } from '../../platform/media/media.module';
import { OpeningsModule } from '../../content/openings/openings.module';
import { PostsModule } from '../../content/posts/posts.module';
import { ProductsModule } from '../../catalogue/products/products.module';
import { QuotationsModule } from '../../sales/quotations/quotations.module';
import { VrfProjectModule } from '../../content/vrf-project/vrf-project.module';
import { Housekeeping } from './housekeeping';
import { OldRows } from './old-rows';
import { PublishSchedule } from './publish-schedule';
import { StorageSweep } from './storage-sweep';

@Module({
  imports: [
    MediaModule,
    CategoriesModule,
    ContactMessageModule,
    DocumentsModule,
    ProductsModule,
    GalleryModule,
    IndustriesModule,
    OpeningsModule,
    PostsModule,
    QuotationsModule,
    VrfProjectModule,
  ],
  providers: [Housekeeping, OldRows, PublishSchedule, StorageSweep],
})
export class HousekeepingModule {}
