import { Module } from '@nestjs/common';
import { CategoriesModule } from '../../catalogue/categories/categories.module';
import { ContactMessageModule } from '../../sales/contact-message/contact-message.module';
import { DocumentsModule } from '../../catalogue/documents/documents.module';
import { contentModules, contentServices } from '../../content/records/content-records';
import { salesModules, salesServices } from '../../sales/customers/sales-records';
import { MediaModule } from '../../platform/media/media.module';
import { ProductsModule } from '../../catalogue/products/products.module';
import { MaintenanceDeskModule } from '../../sales/maintenance-desk/maintenance-desk.module';
import { QuotationsModule } from '../../sales/quotations/quotations.module';
import type { RecordService } from '../../platform/record-api/record.service';
import type { RecordRow } from '../../platform/record-api/api-record';
import { CONTENT_SERVICES, Housekeeping } from './housekeeping';
import { OldRows } from './old-rows';
import { PublishSchedule } from './publish-schedule';
import { ReminderSchedule } from './reminder-schedule';
import { StorageSweep } from './storage-sweep';

@Module({
  imports: [
    MediaModule,
    CategoriesModule,
    ContactMessageModule,
    DocumentsModule,
    ProductsModule,
    ...contentModules,
    ...salesModules,
    QuotationsModule,
    MaintenanceDeskModule,
  ],
  providers: [
    Housekeeping,
    OldRows,
    PublishSchedule,
    ReminderSchedule,
    StorageSweep,
    {
      provide: CONTENT_SERVICES,
      useFactory: (...services: RecordService<RecordRow>[]) => services,
      inject: [...contentServices, ...salesServices],
    },
  ],
})
export class HousekeepingModule {}
