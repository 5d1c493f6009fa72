import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { UpdateContactMessage } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, MoreThan } from 'typeorm';
import { InvalidInput, NotFound } from '../../../platform/http/api-error';
import type { Principal } from '../../../platform/http/principal';
import { newBatch } from '../../../platform/records/audit';
import { AuditEntity } from '../../../platform/records/audit.entity';
import { type Change, change } from '../../../platform/records/change';
import { loadAll } from '../../../platform/records/record-type';
import { Trash } from '../../../platform/records/trash';
import { UserEntity } from '../../../staff/users/user.entity';
import { ContactMessageEntity, nextOrder, waitingOrder } from '../contact-message.entity';
import { contactMessageRecord } from '../contact-message.mapper';
import { addEvent } from '../enquiry-event.entity';
import { EnquiryMails } from '../mails/enquiry-mails.service';
import { addSaleEvents, SALE_COLUMNS, saleColumns } from '../pipeline/sale';

const UNDO_MS = 24 * 60 * 60_000;

type Wanted = Omit<UpdateContactMessage, 'version'>;

/** Changes status, owner, stage and next step of enquiries for staff. */
@Injectable()
export class InboxChangesService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly mails: EnquiryMails,
  ) {}

  async update(
    id: number,
    { version, ...wanted }: UpdateContactMessage,
    principal: Principal,
  ): Promise<void> {
    await change(this.manager, contactMessageRecord, principal, async (change) => {
      const owner = await requireStaff(change.manager, wanted.owner_id, 'owner_id');
      await requireStaff(change.manager, wanted.next_owner_id, 'next_owner_id');
      const isOpened = isOpening(wanted) && (await change.load(id)).status === 'new';
      const before = await change.load(id, isOpened ? undefined : version);
      if (!(await this.apply(change, before, wanted, principal))) return;
      await this.notify(change.manager, owner, [before], principal);
    });
  }

  /** Changes all enquiries or none. Returns how many differed before, and the batch of the change in the log. */
  async updateMany(
    ids: number[],
    wanted: Wanted,
    principal: Principal,
  ): Promise<{ changed: number; batch: string }> {
    return change(this.manager, contactMessageRecord, principal, async (change) => {
      const owner = await requireStaff(change.manager, wanted.owner_id, 'owner_id');
      const batch = newBatch();
      const changed: ContactMessageEntity[] = [];
      for (const row of await loadAll(change.manager, contactMessageRecord, ids)) {
        if (await this.apply(change, row, wanted, principal, batch)) changed.push(row);
      }
      await this.notify(change.manager, owner, changed, principal);
      return { changed: changed.length, batch };
    });
  }

  /** Undoes a bulk change. Later changes are kept. */
  async undo(batch: string, principal: Principal): Promise<number> {
    return change(this.manager, contactMessageRecord, principal, async (change) => {
      const lines = await change.manager.findBy(AuditEntity, {
        batch,
        actor_id: principal.user.id,
        subject: 'contact-message',
        action: 'updated',
        created_at: MoreThan(new Date(Date.now() - UNDO_MS)),
      });
      if (lines.length === 0) throw new NotFound(reason('nothing_to_undo'));
      const own = newBatch();
      let changed = 0;
      for (const { subject_id, changes } of lines) {
        const row = await change.manager.findOneBy(ContactMessageEntity, { id: subject_id! });
        if (!row || changes.some(({ field, after }) => row[field as keyof Wanted] !== after)) {
          continue;
        }
        const before = Object.fromEntries(changes.map((one) => [one.field, one.before])) as Wanted;
        if (await this.apply(change, row, before, principal, own)) changed++;
      }
      return changed;
    });
  }

  /** Informs the new owner by mail, unless they took the enquiries themselves. */
  private async notify(
    manager: EntityManager,
    owner: UserEntity | null,
    before: ContactMessageEntity[],
    { user }: Principal,
  ): Promise<void> {
    const given = before.filter(({ owner_id }) => owner_id !== owner?.id);
    if (!owner || owner.id === user.id || given.length === 0) return;
    await this.mails.assigned(manager, owner, given, user.name);
  }

  /** Writes the differences, with an event for each. Released spam gets the mails that it did not get on arrival. */
  private async apply(
    change: Change<ContactMessageEntity>,
    before: ContactMessageEntity,
    wanted: Wanted,
    { user }: Principal,
    batch?: string,
  ): Promise<boolean> {
    const { manager } = change;
    const { status = before.status, owner_id = before.owner_id } = wanted;
    const event = { message_id: before.id, actor_id: user.id };
    const hasStatus = status !== before.status;
    const hasOwner = owner_id !== before.owner_id;
    const sale = saleColumns(before, wanted, owner_id ?? user.id);
    const hasSale = SALE_COLUMNS.some((name) => sale[name] !== before[name]);
    if (!hasStatus && !hasOwner && !hasSale) return false;
    const columns: Partial<ContactMessageEntity> = {
      ...{ owner_id, ...sale },
      next_order: nextOrder(sale),
    };
    if (hasStatus) Object.assign(columns, statusColumns(before, status));
    if (before.status === 'new' && isOpening(wanted)) columns.version = before.version;
    await change.update(before, columns, { batch });
    if (hasOwner) await addEvent(manager, { ...event, kind: 'owner', owner_id });
    await addSaleEvents(manager, before, sale, user.id);
    if (!hasStatus) return true;
    await addEvent(manager, { ...event, kind: 'status', text: status });
    if (before.status === 'spam' && status === 'new') await this.mails.released(manager, before);
    return true;
  }
}

/**
 * True for the change that opening a new enquiry makes. It is not an edit: it needs no version and keeps it, so that
 * opening an enquiry never rejects what a colleague saves.
 */
const isOpening = (wanted: Wanted) => wanted.status === 'read' && Object.keys(wanted).length === 1;

/** Returns the columns that depend on a status. */
export function statusColumns(
  before: ContactMessageEntity,
  status: ContactMessageEntity['status'],
): Partial<ContactMessageEntity> {
  return {
    status,
    waiting_order: waitingOrder(status, before.created_at),
    ...(status === 'replied' && { replied_at: new Date() }),
    ...(status === 'spam' && { spam_reason: 'Marked as spam by staff.' }),
  };
}

async function requireStaff(
  manager: EntityManager,
  id: number | null | undefined,
  field: string,
): Promise<UserEntity | null> {
  if (!id) return null;
  const account = await manager.findOneBy(UserEntity, { id });
  if (!account || account.role === 'user') {
    throw new InvalidInput({ [field]: reason('owner_not_staff') });
  }
  return account;
}

/** Keeps enquiries in the trash with their history. Housekeeping removes the file of an application. */
@Injectable()
export class ContactMessageTrash extends Trash<ContactMessageEntity> {
  constructor(@InjectEntityManager() manager: EntityManager) {
    super(manager, contactMessageRecord);
  }
}
