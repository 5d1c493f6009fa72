import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { CustomerProposal } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager } from 'typeorm';
import { Conflict, InvalidInput } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { type Change, change } from '../../platform/records/change';
import { load } from '../../platform/records/record-type';
import { ContactMessageEntity } from '../contact-message/contact-message.entity';
import { contactMessageRecord, fullName } from '../contact-message/contact-message.mapper';
import { proposalsFor } from '../customers/customer-match';
import { CustomerEntity } from '../customers/customer.entity';
import { customersApi } from '../customers/customers.service';
import { QuotationEntity } from '../quotations/quotation.entity';

/** Links enquiries and their quotations to customers. */
@Injectable()
export class CustomerLinks {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async proposals(message_id: number): Promise<CustomerProposal[]> {
    const { number, email, company } = await load(this.manager, contactMessageRecord, message_id);
    return proposalsFor(this.manager, [{ phone: number, email, company }]);
  }

  /** Returns the id of the new customer, or of the one that the enquiry has already. */
  async create(message_id: number, principal: Principal): Promise<number> {
    return change(this.manager, contactMessageRecord, principal, async (change) => {
      const enquiry = await this.loadEnquiry(change, message_id);
      const { manager } = change;
      const { customer_id } = enquiry;
      const existing =
        customer_id && (await manager.findOneBy(CustomerEntity, { id: customer_id }));
      if (existing) return existing.id;
      const { id } = await change.of(customersApi).insert(customerIn(enquiry));
      await link(change, enquiry, id);
      return id;
    });
  }

  async set(message_id: number, customer_id: number | null, principal: Principal): Promise<void> {
    await change(this.manager, contactMessageRecord, principal, async (change) => {
      const enquiry = await this.loadEnquiry(change, message_id);
      const { manager } = change;
      if (customer_id !== null && !(await manager.existsBy(CustomerEntity, { id: customer_id }))) {
        throw new InvalidInput({ customer_id: reason('customer_gone') });
      }
      await link(change, enquiry, customer_id);
    });
  }

  private async loadEnquiry(change: Change<ContactMessageEntity>, id: number) {
    const enquiry = await change.load(id);
    if (enquiry.status === 'spam') throw new Conflict(reason('enquiry_spam_customer'));
    return enquiry;
  }
}

async function link(
  change: Change<ContactMessageEntity>,
  enquiry: ContactMessageEntity,
  customer_id: number | null,
): Promise<void> {
  // Not an edit of the enquiry: it keeps the version, so that it never rejects what a colleague saves.
  await change.update(enquiry, { customer_id, version: enquiry.version });
  await change.manager
    .createQueryBuilder()
    .update(QuotationEntity)
    // Not a change of the offer: the list of quotations keeps its order.
    .set({ customer_id, updated_at: () => 'updated_at' })
    .where({ message_id: enquiry.id })
    .execute();
}

/** Returns a customer with the data of an enquiry. The sender is a contact of their company. */
function customerIn(enquiry: ContactMessageEntity): Partial<CustomerEntity> {
  const { company, role, city, location, place } = enquiry;
  const name = fullName(enquiry);
  const phone = enquiry.number || null;
  const email = enquiry.email || null;
  const district = city ?? location;
  const sites = place ? [{ name: place, address: place, district: district ?? '' }] : [];
  const base = { phone, email, district, notes: null, merged_into_id: null, sites };
  if (!company) return { ...base, name, kind: 'person', contacts: [] };
  const contact = { name, role: role ?? '', phone: phone ?? '', email: email ?? '' };
  return { ...base, name: company, kind: 'company', contacts: [contact] };
}
