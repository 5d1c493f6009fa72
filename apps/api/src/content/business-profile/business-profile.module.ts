import { Module } from '@nestjs/common';
import { CategoriesModule } from '../../catalogue/categories/categories.module';
import { CompanyModule } from '../company/company.module';
import { IndustriesModule } from '../industries/industries.module';
import { PdfModule } from '../../platform/pdf/pdf.module';
import { VrfProjectModule } from '../vrf-project/vrf-project.module';
import { BusinessProfileController } from './business-profile.controller';
import { BusinessProfileService } from './business-profile.service';

@Module({
  imports: [CategoriesModule, CompanyModule, IndustriesModule, PdfModule, VrfProjectModule],
  controllers: [BusinessProfileController],
  providers: [BusinessProfileService],
})
export class BusinessProfileModule {}
