import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { ChangeContactMessages, UpdateContactMessage } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { InvalidInput } from '../../http/api-error';
import type { Principal } from '../../http/principal';
import { newBatch } from '../../records/audit';
import { type Change, change } from '../../records/change';
import { loadAll } from '../../records/record-type';
import { Trash } from '../../records/trash';
import { UserEntity } from '../../users/user.entity';
import { ContactMessageEntity, waitingOrder } from '../contact-message.entity';
import { contactMessageRecord } from '../contact-message.mapper';
import { addEvent } from '../enquiry-event.entity';
import { EnquiryMails } from '../mails/enquiry-mails.service';

type Wanted = Pick<UpdateContactMessage, 'status' | 'owner_id'>;

/** What staff change of enquiries: their status and who cares for them. */
@Injectable()
export class DeskService {
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
      await requireStaff(change.manager, wanted.owner_id);
      await this.apply(change, await change.load(id, version), wanted, principal);
    });
  }

  /** All of them or none. Returns how many were different before. */
  async updateMany(
    { ids, ...wanted }: ChangeContactMessages,
    principal: Principal,
  ): Promise<number> {
    return change(this.manager, contactMessageRecord, principal, async (change) => {
      await requireStaff(change.manager, wanted.owner_id);
      const batch = newBatch();
      let changed = 0;
      for (const row of await loadAll(change.manager, contactMessageRecord, ids)) {
        if (await this.apply(change, row, wanted, principal, batch)) changed++;
      }
      return changed;
    });
  }

  /** Writes what differs, with an event for each. Spam that becomes new gets the mails that it got none of. */
  private async apply(
    change: Change<ContactMessageEntity>,
    before: ContactMessageEntity,
    { status = before.status, owner_id = before.owner_id }: Wanted,
    { user }: Principal,
    batch?: string,
  ): Promise<boolean> {
    const { manager } = change;
    const event = { message_id: before.id, actor_id: user.id };
    const hasStatus = status !== before.status;
    const hasOwner = owner_id !== before.owner_id;
    if (!hasStatus && !hasOwner) return false;
    const columns: Partial<ContactMessageEntity> = { owner_id };
    if (hasStatus) Object.assign(columns, statusColumns(before, status));
    await change.update(before, columns, { batch });
    if (hasOwner) await addEvent(manager, { ...event, kind: 'owner', owner_id });
    if (!hasStatus) return true;
    await addEvent(manager, { ...event, kind: 'status', text: status });
    if (before.status === 'spam' && status === 'new') await this.mails.released(manager, before);
    return true;
  }
}

/** The columns that belong to a status. */
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

async function requireStaff(manager: EntityManager, id: number | null | undefined): Promise<void> {
  if (!id) return;
  const account = await manager.findOneBy(UserEntity, { id });
  if (!account || account.role === 'user') {
    throw new InvalidInput({ owner_id: 'Choose somebody of the staff' });
  }
}

/** Enquiries stay in the trash with their history. The file of an application is removed by housekeeping. */
@Injectable()
export class ContactMessageTrash extends Trash<ContactMessageEntity> {
  constructor(@InjectEntityManager() manager: EntityManager) {
    super(manager, contactMessageRecord);
  }
}
