import { IdentityEntity } from '../auth/google/identity.entity';
import { LinkTokenEntity } from '../auth/recovery/link-token.entity';
import { RecoveryCodeEntity } from '../auth/second-factor/recovery-code.entity';
import { SecondFactorEntity } from '../auth/second-factor/second-factor.entity';
import { SessionEntity } from '../auth/sessions/session.entity';
import { CategoryAliasEntity, CategoryEntity } from '../categories/category.entity';
import { CompanyEntity } from '../company/company.entity';
import {
  ContactMessageEntity,
  EnquiryCounterEntity,
} from '../contact-message/contact-message.entity';
import { ReplyTemplateEntity } from '../contact-message/desk/reply-template.entity';
import { EnquiryEventEntity } from '../contact-message/enquiry-event.entity';
import { EnquiryItemEntity } from '../contact-message/enquiry-item.entity';
import { DocumentEntity } from '../documents/document.entity';
import { RevisionEntity } from '../database/revision.entity';
import { SettingEntity } from '../database/setting.entity';
import { GalleryItemEntity } from '../gallery/gallery-item.entity';
import { IdempotencyKeyEntity } from '../http/idempotency-key.entity';
import { IndustryEntity } from '../industries/industry.entity';
import { MailEntity } from '../mail/mail.entity';
import { MediaAliasEntity } from '../media/media-alias.entity';
import { MediaEntity } from '../media/media.entity';
import { MenuItemEntity } from '../menu/menu-item.entity';
import { OpeningEntity } from '../openings/opening.entity';
import { PostEntity } from '../posts/post.entity';
import { ProductImportRowEntity } from '../product-imports/product-import-row.entity';
import { ProductImportEntity } from '../product-imports/product-import.entity';
import { ProductEntity } from '../products/product.entity';
import { AuditTextEntity } from '../records/audit-text.entity';
import {
  QuotationCartEntity,
  QuotationCartItemEntity,
} from '../quotation-cart/quotation-cart.entity';
import {
  QuotationCounterEntity,
  QuotationEntity,
  QuotationEventEntity,
  QuotationRevisionEntity,
} from '../quotations/quotation.entity';
import { TermsSetEntity } from '../quotations/terms/terms-set.entity';
import { AuditEntity } from '../records/audit.entity';
import { SavedViewEntity } from '../saved-views/saved-view.entity';
import { SavedSystemEntity } from '../saved-systems/saved-system.entity';
import { SizingValueEntity } from '../sizing/sizing-value.entity';
import { SearchSynonymEntity } from '../search-synonyms/search-synonym.entity';
import { TariffEntity } from '../sizing/tariff.entity';
import { InvitationEntity } from '../users/invitations/invitation.entity';
import { UserEntity } from '../users/user.entity';
import { VrfProjectEntity } from '../vrf-project/vrf-project.entity';
import { DemoRowEntity, SeedEntity } from './seed.entity';

/** Every table of the product. */
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
  IndustryEntity,
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
  GalleryItemEntity,
  OpeningEntity,
  PostEntity,
  VrfProjectEntity,
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
  SecondFactorEntity,
  RecoveryCodeEntity,
  IdentityEntity,
  SettingEntity,
  RevisionEntity,
  ProductImportEntity,
  ProductImportRowEntity,
  SeedEntity,
  DemoRowEntity,
];
