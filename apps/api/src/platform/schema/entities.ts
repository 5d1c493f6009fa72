import { WebhookDeliveryEntity } from '../webhooks/webhook-delivery.entity';
import { WebhookEntity } from '../webhooks/webhook.entity';
import { ApiKeyEntity } from '../../staff/auth/api-keys/api-key.entity';
import { IdentityEntity } from '../../staff/auth/providers/identity.entity';
import { LinkTokenEntity } from '../../staff/auth/recovery/link-token.entity';
import { RecoveryCodeEntity } from '../../staff/auth/second-factor/recovery-code.entity';
import { SecondFactorEntity } from '../../staff/auth/second-factor/second-factor.entity';
import { SessionEntity } from '../../staff/auth/sessions/session.entity';
import { CategoryAliasEntity, CategoryEntity } from '../../catalogue/categories/category.entity';
import { CompanyEntity } from '../../content/company/company.entity';
import { contentEntities } from '../../content/records/content-records';
import { salesEntities } from '../../sales/customers/sales-records';
import { CalendarFeedEntity } from '../../sales/maintenance/calendar-feed.entity';
import { VisitReportEntity } from '../../sales/visit-reports/visit-report.entity';
import { MaintenanceCounterEntity } from '../../sales/maintenance/maintenance-contract.entity';
import {
  ContactMessageEntity,
  EnquiryCounterEntity,
} from '../../sales/contact-message/contact-message.entity';
import { ReplyTemplateEntity } from '../../sales/contact-message/inbox/reply-template.entity';
import { EnquiryEventEntity } from '../../sales/contact-message/enquiry-event.entity';
import { EnquiryItemEntity } from '../../sales/contact-message/enquiry-item.entity';
import { DocumentEntity } from '../../catalogue/documents/document.entity';
import { RevisionEntity } from '../database/revision.entity';
import { SettingEntity } from '../database/setting.entity';
import { IdempotencyKeyEntity } from '../http/idempotency-key.entity';
import { MailEntity } from '../mail/mail.entity';
import { MediaAliasEntity } from '../media/media-alias.entity';
import { MediaEntity } from '../media/media.entity';
import { MenuItemEntity } from '../../content/menu/menu-item.entity';
import { GlossaryTermEntity } from '../../content/translations/glossary-term.entity';
import { ImportMappingEntity } from '../../catalogue/product-imports/import-mapping.entity';
import { ProductImportLineEntity } from '../../catalogue/product-imports/product-import-line.entity';
import { ProductImportRowEntity } from '../../catalogue/product-imports/product-import-row.entity';
import { ProductImportEntity } from '../../catalogue/product-imports/product-import.entity';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { AuditTextEntity } from '../records/audit-text.entity';
import {
  QuotationCartEntity,
  QuotationCartItemEntity,
} from '../../sales/quotation-cart/quotation-cart.entity';
import {
  QuotationCounterEntity,
  QuotationEntity,
  QuotationEventEntity,
  QuotationRevisionEntity,
} from '../../sales/quotations/quotation.entity';
import { TermsSetEntity } from '../../sales/quotations/terms/terms-set.entity';
import { AuditEntity } from '../records/audit.entity';
import { SavedViewEntity } from '../../staff/saved-views/saved-view.entity';
import { SavedSystemEntity } from '../../sales/saved-systems/saved-system.entity';
import { SizingValueEntity } from '../../sales/sizing/sizing-value.entity';
import { SearchSynonymEntity } from '../../catalogue/search-synonyms/search-synonym.entity';
import { PreviewEntity } from '../translations/preview.entity';
import { TranslationEntity } from '../translations/translation.entity';
import { TariffEntity } from '../../sales/sizing/tariff.entity';
import { VrfSeriesEntity } from '../../sales/sizing/vrf-series.entity';
import { DailyCountEntity } from '../../staff/figures/daily-count.entity';
import { InvitationEntity } from '../../staff/users/invitations/invitation.entity';
import { UserEntity } from '../../staff/users/user.entity';
import { DemoRowEntity, SeedEntity } from './seed.entity';

/** The entities of all tables. */
export const entities = [
  MediaEntity,
  MediaAliasEntity,
  UserEntity,
  InvitationEntity,
  SessionEntity,
  CategoryEntity,
  CategoryAliasEntity,
  ProductEntity,
  DocumentEntity,
  MenuItemEntity,
  CompanyEntity,
  ContactMessageEntity,
  EnquiryCounterEntity,
  EnquiryItemEntity,
  EnquiryEventEntity,
  ReplyTemplateEntity,
  QuotationEntity,
  QuotationRevisionEntity,
  QuotationEventEntity,
  QuotationCounterEntity,
  TermsSetEntity,
  QuotationCartEntity,
  QuotationCartItemEntity,
  ...contentEntities,
  ...salesEntities,
  MaintenanceCounterEntity,
  CalendarFeedEntity,
  VisitReportEntity,
  IdempotencyKeyEntity,
  MailEntity,
  LinkTokenEntity,
  AuditEntity,
  AuditTextEntity,
  SavedViewEntity,
  SavedSystemEntity,
  SizingValueEntity,
  SearchSynonymEntity,
  TariffEntity,
  VrfSeriesEntity,
  SecondFactorEntity,
  RecoveryCodeEntity,
  IdentityEntity,
  SettingEntity,
  RevisionEntity,
  ProductImportEntity,
  ProductImportRowEntity,
  ProductImportLineEntity,
  ImportMappingEntity,
  TranslationEntity,
  PreviewEntity,
  GlossaryTermEntity,
  DailyCountEntity,
  ApiKeyEntity,
  WebhookEntity,
  WebhookDeliveryEntity,
  SeedEntity,
  DemoRowEntity,
];
