import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module';
import { ContactMessageModule } from '../contact-message/contact-message.module';
import { DocumentsModule } from '../documents/documents.module';
import { GalleryModule } from '../gallery/gallery.module';
import { IndustriesModule } from '../industries/industries.module';
import { MediaModule } from '../media/media.module';
import { OpeningsModule } from '../openings/openings.module';
import { PostsModule } from '../posts/posts.module';
import { ProductsModule } from '../products/products.module';
import { QuotationsModule } from '../quotations/quotations.module';
import { VrfProjectModule } from '../vrf-project/vrf-project.module';
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
