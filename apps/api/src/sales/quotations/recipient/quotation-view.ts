import { amountOf, type QuotationView } from '@shishir/contract';
import { type EntityManager, In } from 'typeorm';
import { ContactMessageEntity } from '../../contact-message/contact-message.entity';
import { readableDesign } from '../../contact-message/contact-message.mapper';
import { visibleProducts } from '../../contact-message/receive/quotation-items';
import type { CompanyDetails } from '../../../content/company/company.entity';
import {
  changesSince,
  chosenLines,
  daysLeft,
  revisionState,
  storedFigures,
} from '../quotation-content';
import type { QuotationLinks } from '../quotation-links';
import { iso } from '../quotation.mapper';
import {
  type QuotationEntity,
  QuotationEventEntity,
  QuotationRevisionEntity,
} from '../quotation.entity';

/** Returns a revision as its recipient sees it: with the earlier ones that they have, and without any later content. */
export async function toQuotationView(
  manager: EntityManager,
  quotation: QuotationEntity,
  revision: QuotationRevisionEntity,
  company: CompanyDetails,
  links: QuotationLinks,
  translated: Sender = company,
): Promise<QuotationView> {
  const sent = await manager.find(QuotationRevisionEntity, {
    where: { quotation_id: quotation.id, state: 'sent' },
    order: { revision: 'DESC' },
  });
  const before = sent.filter((one) => one.revision < revision.revision);
  const shown = revision.state === 'sent' ? [revision, ...before] : before;
  const current = sent[0] ?? revision;
  const { content, accepted_at, accepted_name } = revision;
  const ids = content.lines.flatMap(({ product_id }) => product_id ?? []);
  const visible = await visibleProducts(manager, [...new Set(ids)]);
  return {
    number: quotation.number,
    revision: revision.revision,
    state: revisionState(revision, quotation),
    recipient: { name: revision.name, company: revision.company, place: revision.place },
    title: revision.title,
    letter: revision.letter,
    design: readableDesign(revision.design),
    lines: chosenLines(content.lines).map((line) => ({
      product_id: line.product_id !== null && visible.has(line.product_id) ? line.product_id : null,
      ...{ model: line.model, title: line.title, note: line.note, quantity: line.quantity },
      unit_price: line.unit_price ?? 0,
      sum: amountOf(line),
      ...{ is_equipment: line.is_equipment, choice: line.choice },
    })),
    terms: content.terms,
    ...storedFigures(revision),
    valid_until: revision.valid_until,
    days_left: daysLeft(revision.valid_until),
    sent_at: iso(revision.sent_at),
    accepted: accepted_at && {
      ...{ at: accepted_at.toISOString(), name: accepted_name ?? '' },
      purchase_order: revision.order_name,
    },
    current: { revision: current.revision, sent_at: iso(current.sent_at) },
    changes: changesSince(before[0], revision),
    history: shown.map((one) => ({
      ...{ revision: one.revision, total: one.total, sent_at: iso(one.sent_at) },
      state: revisionState(one, quotation),
      token: one.email.toLowerCase() === revision.email.toLowerCase() ? links.token(one.id) : null,
    })),
    messages: await messagesOf(manager, shown),
    contact: contactOf(revision, company, translated),
    enquiry: await enquiryOf(manager, quotation),
  };
}

type Sender = Pick<CompanyDetails, 'sales_contact' | 'sales_phones' | 'sales_email'>;

/**
 * Returns the sender; the contact person of the company has a separate title and number. Name and title of that person
 * are those of `translated`, the company in the language of the reader.
 */
export function contactOf(
  { sent_by_name }: Pick<QuotationRevisionEntity, 'sent_by_name'>,
  company: Sender,
  translated = company,
) {
  const { sales_contact, sales_phones, sales_email } = company;
  const person = sent_by_name ?? sales_contact?.name ?? null;
  const isContact = sales_contact !== null && sales_contact.name === person;
  const { name = person, title = null } = (isContact && translated.sales_contact) || {};
  return {
    name,
    title,
    phone: (isContact && sales_contact.phone) || sales_phones[0] || null,
    email: (isContact && sales_contact.email) || sales_email,
  };
}

async function messagesOf(manager: EntityManager, shown: QuotationRevisionEntity[]) {
  const [newest] = shown;
  if (!newest) return [];
  const events = await manager.find(QuotationEventEntity, {
    where: {
      quotation_id: newest.quotation_id,
      revision: In(shown.map(({ revision }) => revision)),
      kind: In(['question', 'answer']),
    },
    relations: { actor: true },
    select: { actor: { id: true, name: true } },
    order: { id: 'ASC' },
  });
  return events.map(({ kind, revision, created_at, actor, text }) => ({
    kind: kind as 'question' | 'answer',
    revision,
    at: created_at.toISOString(),
    by: actor?.name ?? null,
    text: text ?? '',
  }));
}

export async function enquiryOf(manager: EntityManager, { message_id }: QuotationEntity) {
  if (message_id === null) return null;
  const found = await manager.findOne(ContactMessageEntity, {
    where: { id: message_id },
    select: { id: true, reference: true, created_at: true },
    withDeleted: true,
  });
  return found && { reference: found.reference ?? '', created_at: found.created_at.toISOString() };
}
