import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../../platform/media/media.module';
import { ProductsModule } from '../products/products.module';
import { ApplyImportService } from './apply-import.service';
import { DownloadsController } from './downloads.controller';
import { ExportProductsService } from './export-products.service';
import { ImportColumnsService } from './import-columns.service';
import { ImportMappingEntity } from './import-mapping.entity';
import { ImportPicturesService } from './import-pictures.service';
import { InterruptedImportsService } from './interrupted-imports.service';
import { PreviewImportService } from './preview-import.service';
import { ProductImportRowEntity } from './product-import-row.entity';
import { ProductImportEntity } from './product-import.entity';
import { ProductImportsController } from './product-imports.controller';
import { ProductImportsService } from './product-imports.service';
import { UndoImportService } from './undo-import.service';
import { UploadImportService } from './upload-import.service';
import { WrongRowsService } from './wrong-rows.service';

@Module({
  imports: [
    ProductsModule,
    MediaModule,
    TypeOrmModule.forFeature([ProductImportEntity, ProductImportRowEntity, ImportMappingEntity]),
  ],
  controllers: [DownloadsController, ProductImportsController],
  providers: [
    ProductImportsService,
    PreviewImportService,
    UploadImportService,
    ImportColumnsService,
    ImportPicturesService,
    ApplyImportService,
    InterruptedImportsService,
    UndoImportService,
    ExportProductsService,
    WrongRowsService,
  ],
})
export class ProductImportsModule {}
