import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TsRestModule } from '@ts-rest/nest';
import { LoggerModule } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import type { DataSource } from 'typeorm';
import { AuditModule } from './audit/audit.module';
import { AccessGuard } from './auth/access-guard';
import { AuthModule } from './auth/auth.module';
import { GoogleModule } from './auth/google/google.module';
import { BusinessProfileModule } from './business-profile/business-profile.module';
import { CategoriesModule } from './categories/categories.module';
import { CompanyModule } from './company/company.module';
import { ConfigModule } from './config/config.module';
import type { Env } from './config/env';
import type { Secrets } from './config/secrets';
import { ContactMessageModule } from './contact-message/contact-message.module';
import { DataSheetModule } from './data-sheet/data-sheet.module';
import { DocumentsModule } from './documents/documents.module';
import { FirstStepsModule } from './first-steps/first-steps.module';
import { GalleryModule } from './gallery/gallery.module';
import { HistoryModule } from './history/history.module';
import { HousekeepingModule } from './housekeeping/housekeeping.module';
import { HttpModule } from './http/http.module';
import { logging } from './http/logging';
import { IndustriesModule } from './industries/industries.module';
import { MailModule } from './mail/mail.module';
import { MediaLibraryModule } from './media-library/media-library.module';
import { MenuModule } from './menu/menu.module';
import { OpeningsModule } from './openings/openings.module';
import { OverviewModule } from './overview/overview.module';
import { PostsModule } from './posts/posts.module';
import { ProductImportsModule } from './product-imports/product-imports.module';
import { ProductsModule } from './products/products.module';
import { SavedSystemsModule } from './saved-systems/saved-systems.module';
import { SavedViewsModule } from './saved-views/saved-views.module';
import { SizingModule } from './sizing/sizing.module';
import { SearchSynonymsModule } from './search-synonyms/search-synonyms.module';
import { StaffSearchModule } from './staff-search/staff-search.module';
import { QuotationsModule } from './quotations/quotations.module';
import { SystemSheetModule } from './system-sheet/system-sheet.module';
import { QuotationCartModule } from './quotation-cart/quotation-cart.module';
import { UsersModule } from './users/users.module';
import { VrfProjectModule } from './vrf-project/vrf-project.module';

@Module({})
export class AppModule {
  /** The whole API over a data source that is connected and migrated. */
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
        // Responses are validated against the contract, which also strips unknown keys.
        TsRestModule.register({ isGlobal: true, validateResponses: true }),
        HttpModule,
        AuditModule,
        AuthModule,
        GoogleModule,
        UsersModule,
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
        GalleryModule,
        OpeningsModule,
        PostsModule,
        VrfProjectModule,
        MailModule,
        HousekeepingModule,
        MenuModule,
        IndustriesModule,
        CompanyModule,
        BusinessProfileModule,
        DataSheetModule,
        SystemSheetModule,
        FirstStepsModule,
        HistoryModule,
        OverviewModule,
        MediaLibraryModule,
        SearchSynonymsModule,
        StaffSearchModule,
      ],
      // The guard is provided here, since it needs both the rate limits of `http` and `auth`.
      providers: [{ provide: APP_GUARD, useClass: AccessGuard }],
    };
  }
}
