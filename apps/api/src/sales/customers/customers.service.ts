import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type Customer, type CustomerContact, customerRecord } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { parsePhone } from '@shishir/format/parse-phone';
import { EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { Conflict, type FieldProblems, InvalidInput } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { MediaService } from '../../platform/media/media.service';
import { apiRecord, versionsOf } from '../../platform/record-api/api-record';
import {
  type Given,
  type ListQuery,
  RecordService,
} from '../../platform/record-api/record.service';
import { anonymizeRecords, nameless } from '../../platform/records/audit';
import { type Change, change } from '../../platform/records/change';
import { load } from '../../platform/records/record-type';
import { referenceTo } from '../../platform/records/versioned';
import { MaintenanceContractEntity } from '../maintenance/maintenance-contract.entity';
import { VisitEntity } from '../maintenance/visit.entity';
import { UnitEntity } from '../units/unit.entity';
import { rootOf } from './customer-match';
import { CustomerEntity } from './customer.entity';

export const customersApi = apiRecord(customerRecord, CustomerEntity, {
  more: ['contacts', 'sites', 'merged_into_id'],
});
export const customerVersions = versionsOf(customersApi, {
  references: { merged_into_id: referenceTo(customersApi) },
  check: (_manager, _before, values) => void withPhones(values),
});

/** Tables above this folder whose rows refer to a customer. */
const LINKED = ['ContactMessageEntity', 'QuotationEntity'];

/** Manages customers. One that is merged into another keeps its rows, so that a merge can be undone. */
@Injectable()
export class CustomersService extends RecordService<CustomerEntity, Customer> {
  constructor(@InjectEntityManager() manager: EntityManager, media: MediaService) {
    super(manager, media, customersApi);
  }

  /** Returns all customers that match the filters, in their order. */
  async all(query: ListQuery, principal: Principal): Promise<Customer[]> {
    const rows = await this.selected(query, principal).getMany();
    return rows.map((row) => this.record.toResponse(row, true));
  }

  /** Merges a customer into another one, or into the one that shows that other one. */
  async merge(id: number, into_id: number, version: number | undefined, principal: Principal) {
    await change(this.manager, customersApi, principal, async (change) => {
      const before = await change.load(id, version);
      const target = await change.manager.findOneBy(CustomerEntity, { id: into_id });
      if (!target) throw new InvalidInput({ into_id: reason('customer_gone') });
      const root = await change.load(rootOf(target));
      if (root.id === id) throw new InvalidInput({ into_id: reason('customer_into_itself') });
      if (before.merged_into_id !== null) throw new Conflict(reason('customer_is_merged'));
      await rejectMerged(change.manager, [before]);
      await change.update(before, { merged_into_id: root.id });
    });
  }

  async unmerge(id: number, principal: Principal): Promise<void> {
    await change(this.manager, customersApi, principal, async (change) => {
      const before = await change.load(id);
      if (before.merged_into_id === null) throw new Conflict(reason('customer_not_merged'));
      await change.update(before, { merged_into_id: null });
    });
  }

  /** Returns a customer and those merged into it, which it shows; the customer itself comes first. */
  async family(id: number): Promise<CustomerEntity[]> {
    const row = await load(this.manager, customersApi, id);
    const merged = await this.manager.find(CustomerEntity, {
      where: { merged_into_id: id },
      order: { id: 'ASC' },
    });
    return [row, ...merged];
  }

  protected override filter(
    found: SelectQueryBuilder<CustomerEntity>,
    { district, ...query }: ListQuery,
  ): void {
    super.filter(found, query);
    if (district) found.andWhere('item.district = :district', { district });
    if (!query.trash) found.andWhere('item.merged_into_id IS NULL');
  }

  protected override columns(given: Given, before: CustomerEntity | null) {
    return {
      ...(!before && { contacts: [], sites: [] }),
      ...super.columns(withPhones(given), before),
    };
  }

  protected override async beforeRemove(manager: EntityManager, rows: CustomerEntity[]) {
    await rejectMerged(manager, rows);
    for (const { id, name } of rows) {
      const count = await manager.countBy(UnitEntity, { customer_id: id });
      if (count > 0) throw new Conflict(reason('customer_has_units', { name, count }));
      const contracts = await manager.countBy(MaintenanceContractEntity, { customer_id: id });
      if (contracts > 0) {
        throw new Conflict(reason('customer_has_contracts', { name, count: contracts }));
      }
      const visits = await manager.countBy(VisitEntity, { customer_id: id });
      if (visits > 0) throw new Conflict(reason('customer_has_visits', { name, count: visits }));
    }
  }

  /** Removes what the log and other tables know about a customer. */
  protected override async beforePurge(
    { manager }: Change<CustomerEntity>,
    rows: CustomerEntity[],
  ): Promise<CustomerEntity[]> {
    const ids = rows.map(({ id }) => id);
    for (const entity of LINKED) {
      await manager
        .createQueryBuilder()
        .update(entity)
        .set({ customer_id: null, updated_at: () => 'updated_at' })
        .where({ customer_id: In(ids) })
        .execute();
    }
    await anonymizeRecords(manager, 'customer', ids);
    return rows.map((row) => ({ ...row, name: nameless(row.id) }));
  }
}

async function rejectMerged(manager: EntityManager, rows: CustomerEntity[]): Promise<void> {
  for (const { id, name } of rows) {
    const count = await manager.countBy(CustomerEntity, { merged_into_id: id });
    if (count > 0) throw new Conflict(reason('customer_has_merged', { name, count }));
  }
}

/** Converts the phone numbers of a body to E.164. Throws if one of them is not a phone number. */
function withPhones(given: Given): Given {
  const problems: FieldProblems = {};
  const read = (field: string, text: unknown) => {
    if (typeof text !== 'string' || text === '') return text;
    const phone = parsePhone(text);
    if (phone === null) problems[field] = reason('customer_phone_invalid');
    return phone;
  };
  const contacts = given['contacts'] as CustomerContact[] | undefined;
  const changed = {
    ...given,
    ...('phone' in given && { phone: read('phone', given['phone']) }),
    ...(contacts && {
      contacts: contacts.map((contact, at) => ({
        ...contact,
        phone: read(`contacts.${at}.phone`, contact.phone),
      })),
    }),
  };
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
  return changed;
}
