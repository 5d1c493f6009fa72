import type { MigrationInterface } from 'typeorm';
import * as media from './1763600000001-media';
import * as accounts from './1763600000003-accounts';
import * as catalogue from './1763600000005-catalogue';
import * as site from './1763600000008-site';
import * as enquiries from './1763600000011-enquiries';
import * as mail from './1763600000013-mail';
import * as access from './1763600000015-access';
import * as catalogueReads from './1763600000030-catalogue-reads';
import * as productImports from './1763600000040-product-imports';
import * as enquiryCounter from './1763600000050-enquiry-counter';
import * as seeds from './1763600000059-seeds';
import * as gallery from './1763600000060-gallery';
import * as vrfProject from './1763600000061-vrf-project';
import * as categoryKind from './1763600000070-category-kind';
import * as demoRows from './1763600000073-demo-rows';
import * as companyPictures from './1763600000075-company-pictures';
import * as menuLevels from './1763600000077-menu-levels';
import * as staff from './1763600000079-staff';
import * as importWarnings from './1763600000083-import-warnings';
import * as enquiryDetails from './1763600000090-enquiry-details';
import * as posts from './1763600000093-posts';
import * as openings from './1763600000094-openings';
import * as enquiryDesk from './1763600000100-enquiry-desk';
import * as history from './1763600000150-history';
import * as orderOfLists from './1763600000120-order-of-lists';
import * as publishDates from './1763600000130-publish-dates';
import * as savedViews from './1763600000140-saved-views';
import * as enquirySender from './1763600000166-enquiry-sender';
import * as spamScore from './1763600000165-spam-score';
import * as quotationCart from './1763600000110-quotation-cart';
import * as mediaLibrary from './1763600000160-media-library';
import * as productFacts from './1763600000170-product-facts';
import * as sizing from './1763600000174-sizing';
import * as savedSystems from './1763600000176-saved-systems';
import * as enquiryDesign from './1763600000177-enquiry-design';
import * as quotations from './1763600000178-quotations';
import * as mailAttachment from './1763600000179-mail-attachment';
import * as searchColumns from './1763600000184-search-columns';
import * as searchSynonyms from './1763600000185-search-synonyms';
import * as inviter from './1763600000192-inviter';
import * as templateKind from './1763600000193-template-kind';
import * as importWork from './1763600000199-import-work';

/** Every migration. TypeORM puts them in the order of the number in their name. */
export const migrations: (new () => MigrationInterface)[] = [
  ...Object.values(media),
  ...Object.values(accounts),
  ...Object.values(catalogue),
  ...Object.values(site),
  ...Object.values(enquiries),
  ...Object.values(mail),
  ...Object.values(access),
  ...Object.values(catalogueReads),
  ...Object.values(productImports),
  ...Object.values(enquiryCounter),
  ...Object.values(seeds),
  ...Object.values(gallery),
  ...Object.values(vrfProject),
  ...Object.values(categoryKind),
  ...Object.values(demoRows),
  ...Object.values(companyPictures),
  ...Object.values(menuLevels),
  ...Object.values(staff),
  ...Object.values(importWarnings),
  ...Object.values(enquiryDetails),
  ...Object.values(posts),
  ...Object.values(openings),
  ...Object.values(enquiryDesk),
  ...Object.values(history),
  ...Object.values(orderOfLists),
  ...Object.values(publishDates),
  ...Object.values(savedViews),
  ...Object.values(quotationCart),
  ...Object.values(spamScore),
  ...Object.values(enquirySender),
  ...Object.values(mediaLibrary),
  ...Object.values(productFacts),
  ...Object.values(sizing),
  ...Object.values(savedSystems),
  ...Object.values(enquiryDesign),
  ...Object.values(quotations),
  ...Object.values(mailAttachment),
  ...Object.values(searchColumns),
  ...Object.values(searchSynonyms),
  ...Object.values(inviter),
  ...Object.values(templateKind),
  ...Object.values(importWork),
];
