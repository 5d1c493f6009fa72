import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { CUSTOMER_ROWS_MAX, type CustomerFile } from '@shishir/contract';
import { EntityManager, In } from 'typeorm';
import { ContactMessageEntity } from '../contact-message/contact-message.entity';
import { fullName } from '../contact-message/contact-message.mapper';
import { proposalsFor } from '../customers/customer-match';
import { customersApi, CustomersService } from '../customers/customers.service';
import { QuotationEntity } from '../quotations/quotation.entity';
import { toQuotationRows } from '../quotations/quotation.mapper';

/** Reads what all domains of sales know about a customer. */
@Injectable()
export class CustomerFiles {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly customers: CustomersService,
  ) {}

  async get(id: number): Promise<CustomerFile> {
    const { manager } = this;
    const family = await this.customers.family(id);
    const [row, ...merged] = family;
    const ids = family.map((one) => one.id);
    const where = { customer_id: In(ids) };
    const enquiries = await manager.find(ContactMessageEntity, {
      where,
      relations: { owner: true },
      order: { created_at: 'DESC', id: 'DESC' },
      take: CUSTOMER_ROWS_MAX,
    });
    const found = await manager.find(QuotationEntity, {
      where,
      order: { updated_at: 'DESC', id: 'DESC' },
      take: CUSTOMER_ROWS_MAX,
    });
    const quotations = await toQuotationRows(manager, found);
    const identities = family.map(({ phone, email, name }) => ({ phone, email, company: name }));
    const moments = [
      ...family.map(({ updated_at }) => updated_at.toISOString()),
      ...enquiries.map(({ created_at }) => created_at.toISOString()),
      ...quotations.map(({ updated_at }) => updated_at),
    ];
    return {
      merged: merged.map((one) => customersApi.toResponse(one, true)),
      duplicates: row!.merged_into_id === null ? await proposalsFor(manager, identities, ids) : [],
      enquiries: enquiries.map((one) => ({
        id: one.id,
        reference: one.reference ?? '',
        kind: one.kind,
        status: one.status,
        name: fullName(one),
        owner: one.owner && { id: one.owner.id, name: one.owner.name },
        created_at: one.created_at.toISOString(),
      })),
      quotations: quotations.map(({ id, number, title, state, total, updated_at }) => ({
        ...{ id, number, title, state, total, updated_at },
      })),
      last_activity_at: moments.sort().at(-1) ?? null,
    };
  }
}
