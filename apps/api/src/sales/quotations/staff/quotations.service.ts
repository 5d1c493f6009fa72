import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type {
  Quotation,
  QuotationQuery,
  QuotationRates,
  QuotationRow,
  SaveRevision,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { dhakaParts } from '@shishir/format';
import { parsePhone } from '@shishir/format/parse-phone';
import { EntityManager } from 'typeorm';
import { ContactMessageEntity } from '../../contact-message/contact-message.entity';
import { readableDesign } from '../../contact-message/contact-message.mapper';
import { noteQuotation } from '../../contact-message/inbox/quotation-notes';
import { derivedOf } from '../../../platform/database/derived-columns';
import { isSqlite, type Page } from '../../../platform/database/queries';
import { nextOfYear } from '../../../platform/database/year-counter';
import { Conflict, InvalidInput, StaleVersion } from '../../../platform/http/api-error';
import { Idempotency } from '../../../platform/http/idempotency';
import type { Principal } from '../../../platform/http/principal';
import { changesBetween, writeAudit } from '../../../platform/records/audit';
import { change } from '../../../platform/records/change';
import { load, lastAuthor } from '../../../platform/records/record-type';
import { Calculations } from '../../sizing/calculations.service';
import { figuresOf, requireStorable, storedFigures } from '../quotation-content';
import { QuotationLinks } from '../quotation-links';
import { AUDITED, auditedOf, quotationRecord, toQuotation } from '../quotation.mapper';
import { UserEntity } from '../../../staff/users/user.entity';
import { addQuotationEvent, QuotationEntity, QuotationRevisionEntity } from '../quotation.entity';
import { TermsSetsService } from '../terms/terms-sets.service';
import { fittingUnit } from './fitting-unit';
import { fromEnquiry, fromRevision, type NewRevision, proposalNote } from './new-revision';
import { listQuotations } from './quotation-list';
import { firstRates } from './quotation-settings.service';

/** Handles quotations for staff until they are sent. */
@Injectable()
export class QuotationsService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly idempotency: Idempotency,
    private readonly links: QuotationLinks,
    private readonly terms: TermsSetsService,
    private readonly calculations: Calculations,
  ) {}

  list(query: QuotationQuery): Promise<Page<QuotationRow>> {
    return listQuotations(this.manager, query);
  }

  async get(id: number): Promise<Quotation> {
    return this.read(this.manager, id);
  }

  async create(
    message_id: number,
    key: string | undefined,
    principal: Principal,
  ): Promise<Quotation> {
    const { id: actor_id } = principal.user;
    const route = `quotations.create ${actor_id}`;
    const { id } = await this.idempotency.once(route, key, { message_id }, async (manager) => {
      const contactMessage = await manager.findOneBy(ContactMessageEntity, { id: message_id });
      if (!contactMessage) throw new InvalidInput({ message_id: reason('enquiry_gone') });
      if (contactMessage.status === 'spam') {
        throw new Conflict(reason('enquiry_spam_quote'));
      }
      const set = await this.terms.defaultOf(contactMessage.locale, manager);
      const design = readableDesign(contactMessage.design);
      const fitting = design?.tool === 'room' ? await fittingUnit(manager, design.result) : null;
      const terms = set?.terms ?? [];
      const columns = await fromEnquiry(manager, contactMessage, design, terms, fitting);
      const user = await manager.findOneByOrFail(UserEntity, { id: actor_id });
      const note = proposalNote(columns, fitting, user.locale);
      const { customer_id, locale } = contactMessage;
      const about = { message_id, customer_id, locale, note };
      const quotation = await this.add(manager, about, columns, principal);
      const { number } = quotation;
      await noteQuotation(manager, message_id, { text: `${number} begun`, actor: principal });
      return { id: quotation.id };
    });
    return this.get(id);
  }

  /** Adds a quotation with its first draft and the next number, in a running transaction. */
  async add(
    manager: EntityManager,
    about: Pick<QuotationEntity, 'message_id' | 'customer_id' | 'locale' | 'note'>,
    columns: NewRevision,
    principal: Principal,
  ): Promise<QuotationEntity> {
    const { id: actor_id } = principal.user;
    const { year } = dhakaParts(new Date());
    const last = await nextOfYear(manager, 'quotation_counter', year);
    const number = `QUO-${year}-${String(last).padStart(6, '0')}`;
    const quotation = await manager.save(
      manager.create(QuotationEntity, {
        ...{ ...about, number, created_by_id: actor_id },
        ...{ sent_revision: null, draft_revision: 1 },
      }),
    );
    const rates = await firstRates(manager);
    await insertDraft(manager, quotation.id, 1, { ...columns, ...rates, discount: 0 });
    const event = { quotation_id: quotation.id, revision: 1, actor_id };
    await addQuotationEvent(manager, { ...event, kind: 'created' });
    const line = { action: 'created', subject: 'quotation', id: quotation.id } as const;
    await writeAudit(manager, principal, { ...line, name: number });
    return quotation;
  }

  async setNote(id: number, note: string, version: number, principal: Principal): Promise<void> {
    const record = {
      ...quotationRecord,
      current: (manager: EntityManager) => this.read(manager, id),
    };
    await change(this.manager, record, principal, async (change) => {
      const before = await change.load(id, version);
      await change.update(before, { note, version: before.version + 1 });
    });
  }

  /** Begins the next revision, as a copy of the last sent one. */
  async begin(id: number, principal: Principal): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const quotation = await lockQuotation(manager, id);
      if (quotation.draft_revision !== null) {
        throw new Conflict(reason('revision_begun', { revision: quotation.draft_revision }));
      }
      const sent = await revisionOf(manager, id, quotation.sent_revision!);
      const revision = sent.revision + 1;
      await insertDraft(manager, id, revision, { ...storedFigures(sent), ...fromRevision(sent) });
      await manager.update(QuotationEntity, { id }, { draft_revision: revision });
      const actor_id = principal.user.id;
      await addQuotationEvent(manager, { quotation_id: id, revision, actor_id, kind: 'drafted' });
      await writeAudit(manager, principal, lineOf(quotation, 'updated', { revision }));
    });
  }

  async save(
    id: number,
    { version, design: input, recipient, lines, terms, ...own }: SaveRevision,
    principal: Principal,
  ): Promise<void> {
    const calculated = input && (await this.calculations.design(input));
    if (calculated && !calculated.design) {
      const problems = Object.entries(calculated.problems);
      throw new InvalidInput(
        Object.fromEntries(
          problems.map(([field, problem]) => [`design.${input.tool}.${field}`, problem]),
        ),
      );
    }
    const { vat_bp, ait_bp, advance_percent, ...fields } = own;
    const content = { lines, terms };
    requireStorable(content);
    const { number, ...to } = recipient;
    await this.manager.transaction(async (manager) => {
      const quotation = await lockQuotation(manager, id);
      const draft = await this.draftOf(manager, quotation, version);
      const design = input === undefined ? draft.design : (calculated?.design ?? null);
      const phone = number ? parsePhone(number)! : '';
      const figures = figuresOf(lines, fields.discount, {
        vat_bp: vat_bp === undefined ? draft.vat_bp : vat_bp,
        ait_bp: ait_bp === undefined ? draft.ait_bp : ait_bp,
        advance_percent: advance_percent === undefined ? draft.advance_percent : advance_percent,
      });
      const columns = { ...to, phone, ...fields, ...figures, content, design };
      const derived = derivedOf(QuotationRevisionEntity, { ...draft, ...columns });
      const changes = changesBetween(
        auditedOf(draft),
        auditedOf({ ...draft, ...columns }),
        AUDITED,
      );
      const isSame =
        changes.length === 0 && JSON.stringify(content) === JSON.stringify(draft.content);
      await manager.update(
        QuotationRevisionEntity,
        { id: draft.id },
        // An approval is for the revision that the owner has seen.
        { ...columns, ...derived, approval: isSame ? draft.approval : null },
      );
      await manager.update(QuotationEntity, { id }, { updated_at: new Date() });
      if (changes.length === 0) return;
      const { number: name } = quotation;
      const line = { action: 'updated', subject: 'quotation', id, name, changes } as const;
      await writeAudit(manager, principal, line);
    });
  }

  /** Discards the draft. If nothing was sent, the whole quotation is deleted and only its number stays used. */
  async discard(id: number, principal: Principal): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const quotation = await lockQuotation(manager, id);
      const draft = await this.draftOf(manager, quotation);
      const { revision } = draft;
      const actor_id = principal.user.id;
      if (quotation.sent_revision === null) {
        await manager.delete(QuotationEntity, { id });
        const text = `${quotation.number} discarded before it was sent`;
        await noteQuotation(manager, quotation.message_id, { text, actor: principal });
        await writeAudit(manager, principal, lineOf(quotation, 'deleted'));
        return;
      }
      await manager.delete(QuotationRevisionEntity, { id: draft.id });
      await manager.update(QuotationEntity, { id }, { draft_revision: null });
      await addQuotationEvent(manager, { quotation_id: id, revision, actor_id, kind: 'discarded' });
      await writeAudit(manager, principal, lineOf(quotation, 'updated', { discarded: revision }));
    });
  }

  /** Returns the revision in progress. Throws if none exists, or if another person has written it since. */
  async draftOf(
    manager: EntityManager,
    { id, draft_revision }: QuotationEntity,
    version?: number,
  ): Promise<QuotationRevisionEntity> {
    if (draft_revision === null) {
      throw new Conflict(reason('revision_not_begun'));
    }
    const draft = await revisionOf(manager, id, draft_revision);
    if (version !== undefined && version !== draft.version) {
      const author = await lastAuthor(manager, quotationRecord, id);
      const current = await this.read(manager, id);
      throw new StaleVersion(reason('revision_changed'), current, author);
    }
    return draft;
  }

  private async read(manager: EntityManager, id: number): Promise<Quotation> {
    return toQuotation(manager, await load(manager, quotationRecord, id), this.links);
  }
}

/** Makes the second of two concurrent writes wait for the first. SQLite has only one transaction at a time anyway. */
export const lockQuotation = (manager: EntityManager, id: number): Promise<QuotationEntity> =>
  load(
    manager,
    quotationRecord,
    id,
    undefined,
    isSqlite(manager) ? undefined : { mode: 'pessimistic_write' },
  );

export const revisionOf = (manager: EntityManager, quotation_id: number, revision: number) =>
  manager.findOneByOrFail(QuotationRevisionEntity, { quotation_id, revision });

async function insertDraft(
  manager: EntityManager,
  quotation_id: number,
  revision: number,
  {
    discount,
    vat_bp,
    ait_bp,
    advance_percent,
    ...columns
  }: NewRevision & QuotationRates & { discount: number },
): Promise<void> {
  const rates = { vat_bp, ait_bp, advance_percent };
  const figures = figuresOf(columns.content.lines, discount, rates);
  requireStorable(columns.content);
  await manager.save(
    manager.create(QuotationRevisionEntity, { ...columns, ...figures, quotation_id, revision }),
  );
}

const lineOf = (
  { id, number: name }: QuotationEntity,
  action: 'updated' | 'deleted',
  changed: Record<string, number> = {},
) => ({
  ...{ action, subject: 'quotation' as const, id, name },
  changes: Object.entries(changed).map(([field, after]) => ({ field, before: null, after })),
});
