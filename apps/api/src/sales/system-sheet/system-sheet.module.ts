import { Module } from '@nestjs/common';
import { CompanyModule } from '../../content/company/company.module';
import { PdfModule } from '../../platform/pdf/pdf.module';
import { SizingModule } from '../sizing/sizing.module';
import { SystemSheetController } from './system-sheet.controller';
import { SystemSheetService } from './system-sheet.service';

@Module({
  imports: [CompanyModule, PdfModule, SizingModule],
  controllers: [SystemSheetController],
  providers: [SystemSheetService],
})
export class SystemSheetModule {}
