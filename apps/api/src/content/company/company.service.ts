import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type {
  Company,
  CompanyPicture,
  Locale,
  LocaleQuery,
  UpdateCompany,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { parsePhone } from '@shishir/format/parse-phone';
import { EntityManager } from 'typeorm';
import { Env } from '../../platform/config/env';
import { Conflict, InvalidInput } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { MediaService, type NewPicture } from '../../platform/media/media.service';
import { changesBetween } from '../../platform/records/audit';
import { change } from '../../platform/records/change';
import type { RecordType } from '../../platform/records/record-type';
import { Texts } from '../../platform/translations/texts';
import { COMPANY_ID, type CompanyDetails, CompanyEntity } from './company.entity';
import { type CompanySender, detailsOf, toCompany, toSender } from './company.mapper';

export const companyRecord: RecordType<CompanyEntity> = {
  entity: CompanyEntity,
  label: 'company',
  subject: 'company',
  nameOf: ({ details }) => details.name ?? '',
  // Fields of the document are compared one by one; see `CompanyService.update`.
  audited: ['logo_id', 'contact_picture_id'],
  isPublic: true,
  current: async (manager) => {
    const row = await withPictures(manager);
    return row && { ...toCompany(row), updated_at: row.updated_at.toISOString() };
  },
};

const withPictures = (manager: EntityManager) =>
  manager.findOne(CompanyEntity, {
    where: { id: COMPANY_ID },
    relations: { logo: true, contact_picture: true },
  });

type Fields = Omit<UpdateCompany, 'version'>;
export type StoredCompany = Pick<CompanyEntity, 'details' | 'logo_id'>;

/** Column of each picture. */
const COLUMNS = { logo: 'logo_id', 'sales-contact': 'contact_picture_id' } as const;

/** Manages the company details: one row that everyone reads and the owner writes. */
@Injectable()
export class CompanyService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly env: Env,
    private readonly media: MediaService,
  ) {}

  async get(language: LocaleQuery = {}): Promise<Company> {
    const company = toCompany(await withPictures(this.manager));
    const texts = await Texts.load(this.manager, language, { company: [COMPANY_ID] });
    return texts.of('company', COMPANY_ID, company);
  }

  /**
   * Returns the name that labels accounts in an authenticator app. Until the company has a name, this is the host name
   * of the site.
   */
  async name(manager = this.manager): Promise<string> {
    return (await this.sender(manager)).name;
  }

  /** Reads the company for `sender`, once for several mails. Uses plain SQL because it runs for every enquiry. */
  async stored(manager = this.manager): Promise<StoredCompany | null> {
    const [row] = await manager.query<{ details: string; logo_id: number | null }[]>(
      'SELECT details, logo_id FROM company WHERE id = ?',
      [COMPANY_ID],
    );
    return row
      ? { details: JSON.parse(row.details) as CompanyDetails, logo_id: row.logo_id }
      : null;
  }

  /** Returns the company as mails in a language show it. */
  async sender(
    manager = this.manager,
    locale: Locale = 'en',
    stored?: StoredCompany | null,
  ): Promise<CompanySender> {
    const row = stored === undefined ? await this.stored(manager) : stored;
    const texts = await Texts.load(manager, { locale }, { company: [COMPANY_ID] });
    return toSender(texts.of('company', COMPANY_ID, detailsOf(row)), {
      locale,
      nameBefore: new URL(this.env.PUBLIC_URL).hostname,
      hasOwnLogo: row !== null && row.logo_id !== null,
    });
  }

  /** Returns null until the owner has entered a name. */
  async givenName(manager = this.manager): Promise<string | null> {
    return (await this.details(manager)).name;
  }

  /** Returns the details without pictures. */
  async details(manager = this.manager): Promise<CompanyDetails> {
    return detailsOf(await this.stored(manager));
  }

  /** Changes the given fields. Removing the contact person removes their picture. */
  async update({ version, ...fields }: UpdateCompany, principal: Principal): Promise<void> {
    await change(this.manager, companyRecord, principal, async (change) => {
      const before = await change.load(COMPANY_ID, version);
      const was = detailsOf(before);
      const details = { ...was, ...withStoredPhones(fields) };
      const contact_picture_id = details.sales_contact ? before.contact_picture_id : null;
      const changes = [
        ...documentChanges(was, details),
        ...change.changesTo(before, { contact_picture_id }),
      ];
      await change.update(before, { details, contact_picture_id }, { changes });
      if (contact_picture_id !== before.contact_picture_id) {
        change.afterCommit(() => this.media.release(before.contact_picture_id));
      }
    });
  }

  async setPicture(
    slot: CompanyPicture,
    upload: Buffer | null,
    principal: Principal,
  ): Promise<void> {
    const missing = reason('image_required');
    if (!upload) throw new InvalidInput({ image: missing }, missing);
    const { sales_contact: person, name } = await this.get();
    const picture = { upload, field: 'image', createdBy: principal.user.id };
    const pictures: NewPicture[] =
      slot === 'logo'
        ? [{ ...picture, kind: 'logo', shape: 'free', alt: name ?? 'Logo' }]
        : [{ ...picture, kind: 'people', shape: 'square', alt: person?.name ?? '' }];
    await this.media.withPictures(pictures, companyRecord, principal, async (change, [id]) => {
      const before = await change.load(COMPANY_ID);
      if (slot === 'sales-contact' && !detailsOf(before).sales_contact) {
        throw new Conflict(reason('contact_person_missing'));
      }
      const column = COLUMNS[slot];
      await change.update(before, { [column]: id });
      change.afterCommit(() => this.media.release(before[column]));
    });
  }

  async removePicture(slot: CompanyPicture, principal: Principal): Promise<void> {
    const column = COLUMNS[slot];
    await change(this.manager, companyRecord, principal, async (change) => {
      const before = await change.load(COMPANY_ID);
      await change.update(before, { [column]: null });
      change.afterCommit(() => this.media.release(before[column]));
    });
  }
}

/** Returns the fields with every phone number in stored form, without duplicates. */
function withStoredPhones({
  sales_phones,
  head_office,
  warehouse,
  sales_contact,
  ...rest
}: Fields) {
  const all = (phones: string[]) => [...new Set(phones.map((phone) => parsePhone(phone)!))];
  const place = <P extends { phones: string[] }>(given: P | null) =>
    given && { ...given, phones: all(given.phones) };
  return {
    ...rest,
    ...(sales_phones && { sales_phones: all(sales_phones) }),
    ...(head_office !== undefined && { head_office: place(head_office) }),
    ...(warehouse !== undefined && { warehouse: place(warehouse) }),
    ...(sales_contact !== undefined && {
      sales_contact: sales_contact && {
        ...sales_contact,
        phone: sales_contact.phone && parsePhone(sales_contact.phone)!,
      },
    }),
  };
}

/** Returns the differences between two states of the document, part by part, as the audit log lists them. */
export function documentChanges(before: CompanyDetails, after: CompanyDetails) {
  const [was, is] = [partsOf(before), partsOf(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return changesBetween<string>(was, is, fields);
}

/** Flattens the document: 'head_office_city', and for each social page its name and address. */
export function partsOf({ socials, ...details }: CompanyDetails): Record<string, unknown> {
  const parts: Record<string, unknown> = {
    socials: socials.map(({ name, url }) => `${name} (${url})`),
  };
  for (const [field, value] of Object.entries(details)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) parts[field] = value;
    else for (const [key, part] of Object.entries(value)) parts[`${field}_${key}`] = part;
  }
  return parts;
}
