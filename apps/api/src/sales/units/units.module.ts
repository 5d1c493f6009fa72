import { Module } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { DocumentsModule } from '../../catalogue/documents/documents.module';
import { ProductsModule } from '../../catalogue/products/products.module';
import { CompanyModule } from '../../content/company/company.module';
import { MediaModule } from '../../platform/media/media.module';
import { PdfModule } from '../../platform/pdf/pdf.module';
import { recordController } from '../../platform/record-api/record.controller';
import { UnitFilesController } from './unit-files.controller';
import { UnitLabels } from './unit-labels.service';
import { UnitsService } from './units.service';

@Module({
  imports: [CompanyModule, DocumentsModule, MediaModule, ProductsModule, PdfModule],
  // Addresses with a name before those with an id.
  controllers: [UnitFilesController, recordController(contract.units, UnitsService)],
  providers: [UnitsService, UnitLabels],
  exports: [UnitsService],
})
export class UnitsModule {}
