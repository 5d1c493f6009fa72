import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TsRestModule } from '@ts-rest/nest';
import { LoggerModule } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import type { DataSource } from 'typeorm';
import { AuditModule } from './staff/audit/audit.module';
import { AccessGuard } from './staff/auth/access-guard';
import { AuthModule } from './staff/auth/auth.module';
import { ProvidersModule } from './staff/auth/providers/providers.module';
import { BusinessProfileModule } from './content/business-profile/business-profile.module';
import { CategoriesModule } from './catalogue/categories/categories.module';
import { CompanyModule } from './content/company/company.module';
import { ConfigModule } from './platform/config/config.module';
import type { Env } from './platform/config/env';
import type { Secrets } from './platform/config/secrets';
import { contentModules } from './content/records/content-records';
import { salesModules } from './sales/customers/sales-records';
import { MaintenanceDeskModule } from './sales/maintenance-desk/maintenance-desk.module';
import { VisitReportsModule } from './sales/visit-reports/visit-reports.module';
import { CustomerDeskModule } from './sales/customer-desk/customer-desk.module';
import { ContactMessageModule } from './sales/contact-message/contact-message.module';
import { DataSheetModule } from './catalogue/data-sheet/data-sheet.module';
import { DocumentsModule } from './catalogue/documents/documents.module';
import { FiguresModule } from './staff/figures/figures.module';
import { FirstStepsModule } from './staff/first-steps/first-steps.module';
import { HistoryModule } from './staff/history/history.module';
import { HousekeepingModule } from './operations/housekeeping/housekeeping.module';
import { HttpModule } from './platform/http/http.module';
import { logging } from './platform/http/logging';
import { MailModule } from './platform/mail/mail.module';
import { MediaLibraryModule } from './content/media-library/media-library.module';
import { MenuModule } from './content/menu/menu.module';
import { OverviewModule } from './staff/overview/overview.module';
import { ProductImportsModule } from './catalogue/product-imports/product-imports.module';
import { ProductsModule } from './catalogue/products/products.module';
import { SavedSystemsModule } from './sales/saved-systems/saved-systems.module';
import { SavedViewsModule } from './staff/saved-views/saved-views.module';
import { SizingModule } from './sales/sizing/sizing.module';
import { SearchSynonymsModule } from './catalogue/search-synonyms/search-synonyms.module';
import { StaffSearchModule } from './staff/staff-search/staff-search.module';
import { QuotationsModule } from './sales/quotations/quotations.module';
import { SystemSheetModule } from './sales/system-sheet/system-sheet.module';
import { QuotationCartModule } from './sales/quotation-cart/quotation-cart.module';
import { TranslationsModule } from './content/translations/translations.module';
import { UsersModule } from './staff/users/users.module';
import { WebhooksModule } from './staff/webhooks/webhooks.module';

@Module({})
export class AppModule {
  /** The whole API on a connected and migrated data source. */
  static of(
    env: Env,
    secrets: Secrets,
    dataSource: DataSource,
    logStream?: DestinationStream,
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(env, secrets),
        LoggerModule.forRoot(logging(env.LOG_LEVEL, logStream)),
        TypeOrmModule.forRootAsync({
          useFactory: () => dataSource.options,
          dataSourceFactory: () => Promise.resolve(dataSource),
        }),
        // Responses are checked outside production only, see StrictResponses.
        TsRestModule.register({ isGlobal: true, validateResponses: false }),
        HttpModule,
        AuditModule,
        AuthModule,
        ProvidersModule,
        UsersModule,
        WebhooksModule,
        CategoriesModule,
        DocumentsModule,
        ProductImportsModule,
        ProductsModule,
        SavedSystemsModule,
        SavedViewsModule,
        ContactMessageModule,
        QuotationCartModule,
        QuotationsModule,
        SizingModule,
        ...contentModules,
        ...salesModules,
        CustomerDeskModule,
        MaintenanceDeskModule,
        VisitReportsModule,
        MailModule,
        HousekeepingModule,
        MenuModule,
        CompanyModule,
        BusinessProfileModule,
        DataSheetModule,
        SystemSheetModule,
        FirstStepsModule,
        HistoryModule,
        OverviewModule,
        FiguresModule,
        MediaLibraryModule,
        SearchSynonymsModule,
        TranslationsModule,
        StaffSearchModule,
      ],
      // Provided here because the guard needs the rate limits of `http` as well as `auth`.
      providers: [{ provide: APP_GUARD, useClass: AccessGuard }],
    };
  }
}
