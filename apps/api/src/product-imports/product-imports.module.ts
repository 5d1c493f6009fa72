import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProductsModule } from '../products/products.module';
import { ApplyImportService } from './apply-import.service';
import { ExportProductsService } from './export-products.service';
import { ExportController } from './downloads.controller';
import { OldImports } from '../housekeeping/old-imports';
import { PreviewImportService } from './preview-import.service';
import { ProductImportRowEntity } from './product-import-row.entity';
import { ProductImportEntity } from './product-import.entity';
import { ProductImportsController } from './product-imports.controller';
import { ProductImportsService } from './product-imports.service';
import { UndoImportService } from './undo-import.service';
import { WrongRowsController } from './wrong-rows.controller';
import { WrongRowsService } from './wrong-rows.service';

@Module({
  imports: [
    ProductsModule,
    TypeOrmModule.forFeature([ProductImportEntity, ProductImportRowEntity]),
  ],
  controllers: [ExportController, ProductImportsController, WrongRowsController],
  providers: [
    ProductImportsService,
    PreviewImportService,
    ApplyImportService,
    UndoImportService,
    ExportProductsService,
    WrongRowsService,
    OldImports,
  ],
  exports: [OldImports],
})
export class ProductImportsModule {}
