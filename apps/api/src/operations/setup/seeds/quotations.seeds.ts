import { type PricedLine, QUOTATION_DAYS } from '@shishir/contract';
import type { DemoQuotation } from '@shishir/demo';
import { dhakaParts } from '@shishir/format';
import { type EntityManager, In } from 'typeorm';
import { ContactMessageEntity } from '../../../sales/contact-message/contact-message.entity';
import { EnquiryEventEntity } from '../../../sales/contact-message/enquiry-event.entity';
import { insertRows } from '../../../platform/database/typeorm-patches/insert-rows';
import { nextOfYear } from '../../../platform/database/year-counter';
import { ProductEntity } from '../../../catalogue/products/product.entity';
import { fromEnquiry } from '../../../sales/quotations/staff/new-revision';
import { dayAfter, figuresOf } from '../../../sales/quotations/quotation-content';
import {
  QuotationEntity,
  QuotationEventEntity,
  QuotationRevisionEntity,
} from '../../../sales/quotations/quotation.entity';
import { TermsSetEntity } from '../../../sales/quotations/terms/terms-set.entity';
import { Calculations } from '../../../sales/sizing/calculations.service';
import { UnitCatalogue } from '../../../sales/sizing/system-catalogue';
import { SizingValuesService } from '../../../sales/sizing/sizing-values.service';
import { UserEntity } from '../../../staff/users/user.entity';
import type { DemoKind, DemoSeed } from './seed';

/** Removed even if edited, because they answer made-up enquiries. */
const quotationKind: DemoKind<QuotationEntity> = {
  entity: QuotationEntity,
  name: 'quotation',
  labels: ['quotation', 'quotations'],
  nameOf: ({ number }) => number,
  content: [],
};

/** Run after the enquiries, which the quotations answer. */
export const quotationSeeds: DemoSeed[] = [
  seedOf('quotations-1', 'quotations.json'),
  seedOf('quotations-2', 'quotations-with-choices.json'),
];

function seedOf(name: string, file: string): DemoSeed {
  return {
    name,
    kind: quotationKind,
    async read(demo) {
      const quotations = await demo.readDemo<DemoQuotation[]>(file);
      return {
        pictures: [],
        async insert(manager) {
          const ids: number[] = [];
          for (const quotation of quotations)
            ids.push(...(await insertQuotation(manager, quotation)));
          return ids;
        },
      };
    },
  };
}

/** Neither taxes nor an advance. */
const RATES = { vat_bp: null, ait_bp: null, advance_percent: null };

const HOUR_MS = 60 * 60_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** Inserts a quotation and returns its id. Inserts nothing if the enquiry or a product no longer exists. */
async function insertQuotation(manager: EntityManager, demo: DemoQuotation): Promise<number[]> {
  const { email, page } = demo;
  const where = { email, page, kind: 'quotation' as const };
  const contactMessage = await manager.findOne(ContactMessageEntity, {
    where,
    order: { id: 'ASC' },
  });
  const staff = await manager.findOneBy(UserEntity, { email: demo.by });
  const design = demo.rooms ? await designOf(manager, demo.rooms) : null;
  if (!contactMessage || !staff || (demo.rooms && !design)) return [];
  if (design) {
    const { id } = contactMessage;
    await manager.update(ContactMessageEntity, { id }, { design, design_text: design.text });
  }
  const [first] = demo.revisions;
  const { year } = dhakaParts(hoursAgo(first!.hours_ago));
  const last = await nextOfYear(manager, 'quotation_counter', year);
  const number = `QUO-${year}-${String(last).padStart(6, '0')}`;
  const set = await manager.findOneBy(TermsSetEntity, {
    is_default: true,
    locale: contactMessage.locale,
  });
  const draft = await fromEnquiry(manager, contactMessage, design, set?.terms ?? [], null);
  const equipment = draft.content.lines.map((line) => {
    const unit_price = line.unit_price ?? demo.prices[line.model || line.title] ?? null;
    return { ...line, unit_price };
  });
  const { id } = await manager.save(
    manager.create(QuotationEntity, {
      ...{ number, message_id: contactMessage.id, note: demo.note, created_by_id: staff.id },
      ...{ sent_revision: demo.revisions.length, draft_revision: null },
      ...{ created_at: hoursAgo(first!.hours_ago + 1) },
    }),
  );
  const events: Partial<QuotationEventEntity>[] = [
    {
      kind: 'created',
      revision: 1,
      actor_id: staff.id,
      created_at: hoursAgo(first!.hours_ago + 1),
    },
  ];
  for (const [at, sent] of demo.revisions.entries()) {
    const revision = at + 1;
    const choices = (demo.choices ?? []).map(choiceOf);
    const lines: PricedLine[] = [...equipment, workOf(sent.work), ...choices];
    const sent_at = hoursAgo(sent.hours_ago);
    const opened_at = sent.opened_hours_ago === undefined ? null : hoursAgo(sent.opened_hours_ago);
    await manager.save(
      manager.create(QuotationRevisionEntity, {
        ...draft,
        ...figuresOf(lines, sent.discount, demo.rates ?? RATES),
        ...{ quotation_id: id, revision, state: 'sent', title: demo.title, letter: sent.letter },
        content: { ...draft.content, lines },
        valid_until: dayAfter(QUOTATION_DAYS, sent_at),
        ...{ sent_at, sent_by_id: staff.id, sent_by_name: staff.name, opened_at },
      }),
    );
    events.push({ kind: 'sent', revision, actor_id: staff.id, created_at: sent_at });
    if (opened_at) events.push({ kind: 'opened', revision, created_at: opened_at });
    await insertRows(manager, EnquiryEventEntity, [
      {
        ...{ message_id: contactMessage.id, kind: 'quotation' as const, actor_id: staff.id },
        ...{ text: `${number}, revision ${revision} sent to ${email}`, created_at: sent_at },
      },
    ]);
  }
  const { question, answer } = demo;
  if (question) events.push({ ...eventOf(question), kind: 'question' });
  if (answer) events.push({ ...eventOf(answer), kind: 'answer', actor_id: staff.id });
  events.sort((a, b) => a.created_at!.getTime() - b.created_at!.getTime());
  for (const event of events) {
    await manager.insert(QuotationEventEntity, { ...event, quotation_id: id });
  }
  return [id];
}

const eventOf = ({ hours_ago, text }: NonNullable<DemoQuotation['question']>) => ({
  revision: 1,
  text,
  created_at: hoursAgo(hours_ago),
});

const workOf = ({
  title,
  note,
  price,
}: DemoQuotation['revisions'][number]['work']): PricedLine => ({
  ...{ product_id: null, model: '', title, note, quantity: 1 },
  ...{ unit_price: price, listed_price: null, is_equipment: false },
});

const choiceOf = ({
  price,
  group,
  selected,
  ...line
}: NonNullable<DemoQuotation['choices']>[number]): PricedLine => ({
  ...{ product_id: null, model: '', ...line },
  ...{ unit_price: price, listed_price: null, is_equipment: false },
  choice: { group, selected },
});

/** Returns a design of the system builder with the address that opens it there; null if a product is missing. */
async function designOf(manager: EntityManager, rooms: NonNullable<DemoQuotation['rooms']>) {
  const models = rooms.map(({ model }) => model);
  const found = await manager.findBy(ProductEntity, { model: In(models) });
  const ids = new Map(found.map(({ model, id }) => [model, id]));
  if (models.some((model) => !ids.has(model))) return null;
  const query = new URLSearchParams(
    rooms.map(({ name, load_kw, model, count }): [string, string] => [
      'room',
      `${load_kw}_${ids.get(model)}${count > 1 ? `x${count}` : ''}_${name}`,
    ]),
  );
  const calculations = new Calculations(
    new UnitCatalogue(manager),
    new SizingValuesService(manager),
  );
  const { design } = await calculations.design({
    tool: 'system',
    link: `/tools/vrf?${query.toString()}`,
    system: {
      rooms: rooms.map(({ name, load_kw, model, count }) => ({
        ...{ name, load_kw, count, unit: ids.get(model)!, with_panel: true },
      })),
      outdoor: [],
    },
  });
  return design;
}
