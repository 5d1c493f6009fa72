import { Module } from '@nestjs/common';
import { CompanyModule } from '../../content/company/company.module';
import { PdfModule } from '../../platform/pdf/pdf.module';
import { SizingModule } from '../../sales/sizing/sizing.module';
import { ProductsModule } from '../products/products.module';
import { DataSheetController } from './data-sheet.controller';
import { DataSheetService } from './data-sheet.service';

@Module({
  imports: [CompanyModule, PdfModule, ProductsModule, SizingModule],
  controllers: [DataSheetController],
  providers: [DataSheetService],
})
export class DataSheetModule {}
