import { cutText, formatCapacity } from '@shishir/format';
import {
  billOf,
  type Design,
  type Locale,
  QUOTATION_DAYS,
  QUOTATION_LINES,
  type QuotationFigures,
  type QuotationRates,
  type QuotationTerm,
} from '@shishir/contract';
import type { EntityManager } from 'typeorm';
import { Texts } from '../../../platform/translations/texts';
import type { ContactMessageEntity } from '../../contact-message/contact-message.entity';
import { EnquiryItemEntity } from '../../contact-message/enquiry-item.entity';
import { fullName } from '../../contact-message/contact-message.mapper';
import { visibleProducts } from '../../contact-message/receive/quotation-items';
import { chosenLines, dayAfter } from '../quotation-content';
import type { QuotationRevisionEntity, StoredLine } from '../quotation.entity';
import type { FittingUnit } from './fitting-unit';
import { newRevisionTexts as english } from './new-revision.texts';
import { newRevisionTexts as bangla } from './new-revision.texts.bn';

const TEXTS: Record<Locale, typeof english> = { en: english, bn: bangla };

/** Content of a draft before its figures are calculated. */
export type NewRevision = Omit<
  Partial<QuotationRevisionEntity>,
  'id' | 'quotation_id' | 'revision' | 'content' | keyof QuotationFigures | keyof QuotationRates
> & { content: QuotationRevisionEntity['content'] };

/**
 * Builds the first revision from the enquiry, in the language of the customer, for staff to complete. If the visitor
 * calculated a room and chose nothing, the line is the unit that fits it.
 */
export async function fromEnquiry(
  manager: EntityManager,
  contactMessage: ContactMessageEntity,
  design: Design | null,
  terms: QuotationTerm[],
  fitting: FittingUnit | null,
): Promise<NewRevision> {
  const name = cutText(fullName(contactMessage), 100);
  return {
    name,
    company: contactMessage.company ?? '',
    email: contactMessage.email,
    phone: contactMessage.number,
    place: contactMessage.place ?? '',
    title: titleOf(contactMessage, design),
    letter: TEXTS[contactMessage.locale].letter(name, contactMessage.reference ?? ''),
    design,
    content: { lines: await linesOf(manager, contactMessage, design, fitting), terms },
    valid_until: dayAfter(QUOTATION_DAYS),
  };
}

/** Builds the next revision as a copy of the last sent one. */
export const fromRevision = (sent: QuotationRevisionEntity): NewRevision => ({
  name: sent.name,
  company: sent.company,
  email: sent.email,
  phone: sent.phone,
  place: sent.place,
  title: sent.title,
  letter: sent.letter,
  design: sent.design,
  content: {
    ...sent.content,
    lines: chosenLines(sent.content.lines).map(({ choice, ...line }): StoredLine =>
      choice ? { ...line, choice } : line,
    ),
  },
  valid_until: dayAfter(QUOTATION_DAYS),
});

function titleOf({ project, place, locale }: ContactMessageEntity, design: Design | null): string {
  const texts = TEXTS[locale];
  const what = design && design.tool !== 'room' ? texts.vrf : texts.airConditioning;
  const where = [project && texts.project(project), place].filter(Boolean).join(', ');
  return cutText([what, where].filter(Boolean).join(', '), 150);
}

interface Wanted {
  product_id: number | null;
  model: string;
  title: string;
  quantity: number;
  note?: string;
}

/** Returns the bill of quantities of the design, then the other products of the cart, at current catalogue prices. */
async function linesOf(
  manager: EntityManager,
  { id: message_id, locale }: ContactMessageEntity,
  design: Design | null,
  fitting: FittingUnit | null,
): Promise<StoredLine[]> {
  const lines = (design && billOf(design)?.lines) ?? [];
  const bill = lines.map((line): Wanted => ({
    product_id: line.id,
    model: line.model,
    title: TEXTS[locale].billName(line),
    quantity: line.quantity,
  }));
  const items = await manager.find(EnquiryItemEntity, {
    where: { message_id },
    order: { id: 'ASC' },
  });
  const inBill = new Set(bill.flatMap(({ product_id }) => product_id ?? []));
  const others = items.filter(({ product_id }) => product_id === null || !inBill.has(product_id));
  const asked: Wanted[] = [...bill, ...others].slice(0, QUOTATION_LINES);
  const wanted = asked.length === 0 && fitting ? [proposed(fitting, locale)] : asked;
  const ids = [...new Set(wanted.flatMap(({ product_id }) => product_id ?? []))];
  const visible = await visibleProducts(manager, ids);
  const titles = await Texts.load(manager, { locale }, { product: ids });
  return wanted.map(({ product_id, model, title, quantity, note = '' }) => {
    // A product that visitors no longer see has no current price: staff enter it.
    const price = (product_id !== null && visible.get(product_id)?.price) || null;
    return {
      ...{ product_id, model, note, quantity, is_equipment: true },
      title: (product_id !== null && titles.get('product', product_id, 'title')) || title,
      ...{ unit_price: price, listed_price: price },
    };
  });
}

const proposed = ({ product, from_kw, to_kw }: FittingUnit, locale: Locale): Wanted => ({
  product_id: product.id,
  model: product.model,
  title: product.title,
  quantity: 1,
  note: TEXTS[locale].roomLoad(formatCapacity(from_kw), formatCapacity(to_kw)),
});

/** Returns the note for staff about a proposed line, in their language; '' if the draft has none. */
export function proposalNote(
  { content: { lines } }: NewRevision,
  fitting: FittingUnit | null,
  locale: Locale,
): string {
  // Lines that the visitor chose have no note.
  if (!fitting || !lines[0]?.note) return '';
  const { from_kw, to_kw, isLarger } = fitting;
  const texts = TEXTS[locale];
  const write = isLarger ? texts.proposedLarger : texts.proposed;
  return write(formatCapacity(from_kw), formatCapacity(to_kw));
}
