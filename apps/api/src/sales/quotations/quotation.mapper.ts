import {
  discountPercent,
  type Quotation,
  type QuotationRevision,
  type QuotationRow,
} from '@shishir/contract';
import { type EntityManager, In } from 'typeorm';
import { ContactMessageEntity } from '../contact-message/contact-message.entity';
import { toDelivery } from '../../platform/mail/mail.mapper';
import { readableDesign } from '../contact-message/contact-message.mapper';
import type { RecordType } from '../../platform/records/record-type';
import {
  changesSince,
  chosenLines,
  quotationState,
  revisionState,
  storedFigures,
} from './quotation-content';
import type { QuotationLinks } from './quotation-links';
import { QuotationEntity, QuotationEventEntity, QuotationRevisionEntity } from './quotation.entity';
import { approvalLimit } from './staff/quotation-settings.service';

/** The row itself; drafts use `revisionRecord`. */
export const quotationRecord: RecordType<QuotationEntity> = {
  entity: QuotationEntity,
  label: 'quotation',
  subject: 'quotation',
  nameOf: ({ number }) => number,
  audited: ['note'],
  isPublic: false,
};

/** Returns the audited values of a revision, logged under the number of its quotation. */
export const auditedOf = (row: QuotationRevisionEntity) => ({
  revision: row.revision,
  name: row.name,
  company: row.company,
  email: row.email,
  number: row.phone,
  place: row.place,
  title: row.title,
  letter: row.letter,
  lines: row.content.lines.map(
    ({ quantity, model, title, unit_price, choice }) =>
      `${quantity} x ${model || title}: ${unit_price ?? 'no price'}` +
      (choice ? `, ${choice.group || 'option'}` : ''),
  ),
  terms: row.content.terms.map(({ title, text }) => `${title}: ${text}`),
  design: row.design?.link ?? null,
  discount: row.discount,
  vat_bp: row.vat_bp,
  ait_bp: row.ait_bp,
  advance_percent: row.advance_percent,
  total: row.total,
  valid_until: row.valid_until,
});
export const AUDITED = [
  ...['revision', 'name', 'company', 'email', 'number', 'place', 'title', 'letter', 'lines'],
  ...['terms', 'design', 'discount', 'vat_bp', 'ait_bp', 'advance_percent', 'total'],
  'valid_until',
] as (keyof ReturnType<typeof auditedOf>)[];

/** Returns the rows of a list, with two statements for data of other tables. */
export async function toQuotationRows(
  manager: EntityManager,
  rows: QuotationEntity[],
): Promise<QuotationRow[]> {
  const [revisions, enquiries] = await Promise.all([
    newestOf(manager, rows),
    enquiriesOf(manager, rows),
  ]);
  return rows.map((row) => {
    const of = (number: number | null) =>
      number === null ? undefined : revisions.get(`${row.id} ${number}`);
    const sent = of(row.sent_revision);
    const newest = (of(row.draft_revision) ?? sent)!;
    return {
      ...summaryOf(row, sent, enquiries),
      revision: newest.revision,
      title: newest.title,
      name: newest.name,
      company: newest.company,
      total: newest.total,
      valid_until: newest.valid_until,
      sent_at: iso(sent?.sent_at),
      opened_at: iso(sent?.opened_at),
      accepted_at: iso(sent?.accepted_at),
      mail: sent?.mail ? toDelivery(sent.mail) : null,
    };
  });
}

export async function toQuotation(
  manager: EntityManager,
  row: QuotationEntity,
  links: QuotationLinks,
): Promise<Quotation> {
  const revisions = await manager.find(QuotationRevisionEntity, {
    where: { quotation_id: row.id },
    relations: { mail: true },
    select: { mail: { id: true, status: true, recipient: true, last_error: true } },
    order: { revision: 'DESC' },
  });
  const events = await manager.find(QuotationEventEntity, {
    where: { quotation_id: row.id },
    relations: { actor: true },
    select: { actor: { id: true, name: true } },
    order: { id: 'ASC' },
  });
  const creator = await manager.findOne(QuotationEntity, {
    where: { id: row.id },
    relations: { created_by: true },
    select: { id: true, created_by: { id: true, name: true } },
  });
  const sent = revisions.find(({ revision }) => revision === row.sent_revision);
  const limit = await approvalLimit(manager);
  return {
    ...summaryOf(row, sent, await enquiriesOf(manager, [row])),
    note: row.note,
    created_by: personOf(creator?.created_by),
    revisions: revisions.map((revision, at) => {
      const before = revisions.slice(at + 1).find(({ state }) => state === 'sent');
      return toRevision(revision, row, before, links, limit);
    }),
    events: events.map(({ id, kind, revision, actor, text, created_at }) => ({
      ...{ id, kind, revision, text },
      at: created_at.toISOString(),
      by: personOf(actor),
    })),
    version: row.version,
  };
}

function toRevision(
  row: QuotationRevisionEntity,
  quotation: QuotationEntity,
  before: QuotationRevisionEntity | undefined,
  links: QuotationLinks,
  limit: number,
): QuotationRevision {
  const { mail, content } = row;
  const isDraft = row.state === 'draft';
  return {
    id: row.id,
    revision: row.revision,
    state: isDraft ? 'draft' : revisionState(row, quotation),
    recipient: {
      ...{ name: row.name, company: row.company, email: row.email },
      ...{ number: row.phone, place: row.place },
    },
    title: row.title,
    letter: row.letter,
    design: readableDesign(row.design),
    lines: chosenLines(content.lines),
    terms: content.terms,
    ...storedFigures(row),
    valid_until: row.valid_until,
    changes: changesSince(before, row),
    sent_at: iso(row.sent_at),
    sent_by: row.sent_by_name === null ? null : { id: row.sent_by_id, name: row.sent_by_name },
    mail: mail && toDelivery(mail),
    opened_at: iso(row.opened_at),
    accepted_at: iso(row.accepted_at),
    accepted_name: row.accepted_name,
    accepted_address: row.accepted_address,
    purchase_order:
      row.order_file === null ? null : { name: row.order_name!, bytes: row.order_bytes! },
    needs_approval: isDraft && discountPercent(content.lines, row.discount) > limit,
    approval: row.approval,
    link: isDraft ? null : links.url(row.id, quotation),
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
}

type Enquiries = Map<number, NonNullable<QuotationRow['enquiry']>>;

function summaryOf(
  row: QuotationEntity,
  sent: QuotationRevisionEntity | undefined,
  enquiries: Enquiries,
) {
  return {
    id: row.id,
    number: row.number,
    state: quotationState(row, sent),
    locale: row.locale,
    has_draft: row.draft_revision !== null,
    enquiry: (row.message_id !== null && enquiries.get(row.message_id)) || null,
    open_questions: row.open_questions,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Returns the revisions with the columns of a list only: their letters and designs are large. */
async function newestOf(manager: EntityManager, rows: QuotationEntity[]) {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map<string, QuotationRevisionEntity>();
  const found = await manager.find(QuotationRevisionEntity, {
    where: { quotation_id: In(ids) },
    relations: { mail: true },
    select: {
      mail: { id: true, status: true, recipient: true, last_error: true },
      ...{ id: true, quotation_id: true, revision: true, title: true, name: true, company: true },
      ...{ total: true, valid_until: true, sent_at: true, opened_at: true, accepted_at: true },
    },
  });
  return new Map(found.map((one) => [`${one.quotation_id} ${one.revision}`, one]));
}

async function enquiriesOf(manager: EntityManager, rows: QuotationEntity[]): Promise<Enquiries> {
  const ids = rows.flatMap(({ message_id }) => message_id ?? []);
  if (ids.length === 0) return new Map();
  const found = await manager.find(ContactMessageEntity, {
    where: { id: In(ids) },
    select: { id: true, reference: true, created_at: true, deleted_at: true },
    withDeleted: true,
  });
  return new Map(
    found.map(({ id, reference, created_at, deleted_at }) => [
      id,
      {
        id,
        reference: reference ?? '',
        created_at: created_at.toISOString(),
        in_trash: deleted_at !== null,
      },
    ]),
  );
}

const personOf = (account: { id: number; name: string } | null | undefined) =>
  account ? { id: account.id, name: account.name } : null;

export const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;
