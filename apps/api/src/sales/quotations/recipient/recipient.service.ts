import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type AcceptQuotation,
  alternativesIn,
  type AskAboutQuotation,
  chooseLines,
  isIncluded,
  type Locale,
  type OwnQuotation,
  type PageQuery,
  quotationFiguresOf,
  type QuotationView,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { dhakaDay } from '@shishir/format';
import { EntityManager, In, IsNull } from 'typeorm';
import { CompanyService } from '../../../content/company/company.service';
import { noteQuotation } from '../../contact-message/inbox/quotation-notes';
import { ofAccount } from '../../contact-message/own-enquiries';
import { SentFiles } from '../../contact-message/sent-files';
import { type Page, windowOf } from '../../../platform/database/queries';
import { Conflict, InvalidInput } from '../../../platform/http/api-error';
import { Idempotency } from '../../../platform/http/idempotency';
import { Limits } from '../../../platform/http/limits/limits';
import type { Account, Origin } from '../../../platform/http/principal';
import type { IncomingFile } from '../../../platform/http/uploads';
import type { PrivateFile } from '../../../platform/media/private-files';
import { type Actor, writeAudit } from '../../../platform/records/audit';
import type { UserEntity } from '../../../staff/users/user.entity';
import { lockQuotation } from '../staff/quotations.service';
import { type ChosenLine, chosenLines, revisionName, revisionState } from '../quotation-content';
import { invalidQuotationLink, QuotationLinks } from '../quotation-links';
import { QuotationMails } from '../mails/quotation-mails.service';
import { addQuotationEvent, QuotationEntity, QuotationRevisionEntity } from '../quotation.entity';
import { toQuotationView } from './quotation-view';

/** Person who opens a link, with or without an account. */
export interface Visitor extends Origin {
  user: Account | null;
}

/** Handles what the recipient of a revision does with its signed link. */
@Injectable()
export class QuotationRecipients {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly idempotency: Idempotency,
    private readonly limits: Limits,
    private readonly links: QuotationLinks,
    private readonly mails: QuotationMails,
    private readonly company: CompanyService,
    private readonly files: SentFiles,
  ) {}

  async view(token: string, locale: Locale = 'en'): Promise<QuotationView> {
    const { quotation, revision } = await this.opened(token);
    const [company, translated] = [
      await this.company.details(),
      await this.company.get({ locale }),
    ];
    return toQuotationView(this.manager, quotation, revision, company, this.links, translated);
  }

  /**
   * Records the first time that a browser, other than one of staff, shows the revision. A plain request is not enough:
   * mail servers open the links of mails to check them.
   */
  async noteOpening(token: string, visitor: Visitor): Promise<void> {
    const { revision } = await this.opened(token);
    const isStaff = visitor.user !== null && visitor.user.role !== 'user';
    if (revision.opened_at || isStaff) return;
    await this.manager.transaction(async (manager) => {
      await lockQuotation(manager, revision.quotation_id);
      await addOpening(manager, revision);
    });
  }

  /** Returns the revision and its quotation. Throws for a token without a sent revision; drafts have no link. */
  async opened(token: string, manager = this.manager) {
    const id = this.links.read(token);
    const revision = await manager.findOneBy(QuotationRevisionEntity, { id, state: 'sent' });
    if (!revision) throw invalidQuotationLink();
    const quotation = await manager.findOneByOrFail(QuotationEntity, { id: revision.quotation_id });
    return { revision, quotation };
  }

  /**
   * Accepts a revision with the choice of the customer; repeating it changes nothing. Of two concurrent requests, the
   * first counts. `order` is a purchase order.
   */
  async accept(
    body: AcceptQuotation,
    order: IncomingFile | null,
    visitor: Visitor,
  ): Promise<QuotationView> {
    const { token } = body;
    await this.opened(token);
    await this.limits.countContact(visitor.address);
    const write = (file: PrivateFile | null) =>
      this.manager.transaction((manager) => this.writeOrder(manager, body, file, visitor));
    const isNamed = (order_file: string) =>
      this.manager.existsBy(QuotationRevisionEntity, { order_file });
    await (order ? this.files.withNamed(order, 'order', write, isNamed) : write(null));
    return this.view(token);
  }

  private async writeOrder(
    manager: EntityManager,
    { token, name, chosen, total }: AcceptQuotation,
    file: PrivateFile | null,
    visitor: Visitor,
  ): Promise<void> {
    const { revision: found } = await this.opened(token, manager);
    const quotation = await lockQuotation(manager, found.quotation_id);
    const revision = await manager.findOneByOrFail(QuotationRevisionEntity, { id: found.id });
    const state = revisionState(revision, quotation);
    if (state === 'accepted') return;
    if (state === 'superseded') throw await superseded(manager, quotation, revision);
    if (state === 'expired') throw expired(revision);
    const lines = orderedLines(revision, chosen);
    const figures = quotationFiguresOf(lines, revision);
    if (total !== undefined && total !== figures.total) {
      throw new Conflict(reason('choice_total', { total: figures.total }));
    }
    const content = {
      ...revision.content,
      lines: revision.content.lines.map((line, at) => {
        const ordered = lines[at]!.choice?.selected;
        return line.choice && ordered !== undefined
          ? { ...line, choice: { ...line.choice, ordered } }
          : line;
      }),
    };
    const columns = {
      ...{ accepted_at: new Date(), accepted_name: name, content, ...figures },
      accepted_address: visitor.address?.slice(0, 64) ?? null,
      ...(file && { order_file: file.file, order_name: file.name, order_bytes: file.bytes }),
    };
    const { affected } = await manager.update(
      QuotationRevisionEntity,
      { id: revision.id, accepted_at: IsNull() },
      columns,
    );
    if (!affected) return;
    const order = Object.assign(revision, columns);
    await this.record(manager, quotation, order, { kind: 'accepted', text: name }, visitor);
    await this.mails.accepted(manager, quotation, order, name);
    await this.mails.confirmation(manager, quotation, order);
  }

  /** Adds a question, even about an expired or superseded revision, as a request for a new one. */
  async ask(
    { token, text }: AskAboutQuotation,
    key: string | undefined,
    visitor: Visitor,
  ): Promise<QuotationView> {
    const { revision: about } = await this.opened(token);
    const route = `quotations.ask ${about.id}`;
    const isDone = key && (await this.idempotency.replay<true>(route, key, { text }));
    if (!isDone) {
      await this.limits.countContact(visitor.address);
      await this.idempotency.once(route, key, { text }, async (manager) => {
        const quotation = await lockQuotation(manager, about.quotation_id);
        await this.record(manager, quotation, about, { kind: 'question', text }, visitor);
        const open_questions = quotation.open_questions + 1;
        await manager.update(QuotationEntity, { id: quotation.id }, { open_questions });
        await this.mails.question(manager, quotation, about, text);
        return true;
      });
    }
    return this.view(token);
  }

  /** Lists the quotations for the enquiries of an account: the newest sent revision of each, newest first. */
  async own(user: UserEntity, query: Omit<PageQuery, 'q'>): Promise<Page<OwnQuotation>> {
    const { skip, take } = windowOf(query);
    const [rows, total] = await this.manager
      .createQueryBuilder(QuotationEntity, 'quotation')
      .innerJoinAndSelect('quotation.message', 'message', 'message.deleted_at IS NULL')
      .where('quotation.sent_revision IS NOT NULL')
      .andWhere(ofAccount('message', user))
      .orderBy('quotation.id', 'DESC')
      .offset(skip)
      .limit(take)
      .getManyAndCount();
    const revisions = await this.manager.findBy(QuotationRevisionEntity, {
      quotation_id: In(rows.map(({ id }) => id)),
      state: 'sent',
    });
    return { total, rows: rows.map((row) => this.toOwn(row, revisions)) };
  }

  private toOwn(quotation: QuotationEntity, revisions: QuotationRevisionEntity[]): OwnQuotation {
    const sent = revisions.find(
      ({ quotation_id, revision }) =>
        quotation_id === quotation.id && revision === quotation.sent_revision,
    )!;
    return {
      number: quotation.number,
      title: sent.title,
      revision: sent.revision,
      state: revisionState(sent, quotation),
      total: sent.total,
      valid_until: sent.valid_until,
      sent_at: sent.sent_at!.toISOString(),
      reference: quotation.message?.reference ?? '',
      path: this.links.path(sent.id),
    };
  }

  /** Writes it into the history of the quotation and of the enquiry, which then waits for staff again. */
  private async record(
    manager: EntityManager,
    quotation: QuotationEntity,
    revision: QuotationRevisionEntity,
    event: { kind: 'accepted' | 'question'; text: string },
    visitor: Visitor,
  ): Promise<void> {
    const { id: quotation_id, number, message_id } = quotation;
    // Without JavaScript, a page does not report that it was opened.
    await addOpening(manager, revision);
    await addQuotationEvent(manager, { quotation_id, revision: revision.revision, ...event });
    await manager.update(QuotationEntity, { id: quotation_id }, { updated_at: new Date() });
    const name = revisionName(quotation, revision);
    const text =
      event.kind === 'accepted'
        ? `${name} accepted by ${event.text}`
        : `${name}, question: ${event.text}`;
    // Anyone may have the link: the network address is recorded, never an account.
    const actor: Actor = { user: null, address: visitor.address, userAgent: visitor.userAgent };
    const { total } = revision;
    await noteQuotation(manager, message_id, {
      ...{ text, status: 'read', actor },
      ...(event.kind === 'accepted' && { sale: { stage: 'won', total } }),
    });
    if (event.kind !== 'accepted') return;
    await writeAudit(manager, actor, {
      ...{ action: 'accepted', subject: 'quotation', id: quotation_id, name: number },
      changes: [
        { field: 'revision', before: null, after: revision.revision },
        { field: 'total', before: null, after: revision.total },
        { field: 'accepted_name', before: null, after: event.text },
        { field: 'purchase_order', before: null, after: revision.order_name },
      ],
    });
  }
}

/**
 * Returns the lines with what the customer chose, `chosen` as in the contract. Throws if it names another line, or not
 * exactly one of each group of alternatives, or if nothing is ordered.
 */
function orderedLines({ content }: QuotationRevisionEntity, chosen?: string): ChosenLine[] {
  const offered = chosenLines(content.lines);
  const positions = new Set(chosen?.split(',').filter(Boolean).map(Number));
  const lines = chosen === undefined ? offered : chooseLines(offered, positions);
  const isForeign = [...positions].some((at) => !offered[at]?.choice);
  const isAmbiguous = [...alternativesIn(lines).values()].some(({ selected }) => selected !== 1);
  if (isForeign || isAmbiguous) throw new InvalidInput({ chosen: reason('choice_invalid') });
  if (!lines.some(isIncluded)) throw new InvalidInput({ chosen: reason('choice_empty') });
  return lines;
}

async function addOpening(manager: EntityManager, revision: QuotationRevisionEntity) {
  const { id, quotation_id } = revision;
  const { affected } = await manager.update(
    QuotationRevisionEntity,
    { id, opened_at: IsNull() },
    { opened_at: new Date() },
  );
  if (!affected) return;
  await addQuotationEvent(manager, { quotation_id, revision: revision.revision, kind: 'opened' });
}

async function superseded(
  manager: EntityManager,
  { id: quotation_id, sent_revision }: QuotationEntity,
  { revision }: QuotationRevisionEntity,
): Promise<Conflict> {
  const { sent_at } = await manager.findOneByOrFail(QuotationRevisionEntity, {
    quotation_id,
    revision: sent_revision!,
  });
  const day = dhakaDay(sent_at!);
  return new Conflict(reason('revision_replaced', { revision, later: sent_revision!, day }));
}

const expired = ({ revision, valid_until }: QuotationRevisionEntity) =>
  new Conflict(reason('revision_expired', { revision, day: valid_until }));
