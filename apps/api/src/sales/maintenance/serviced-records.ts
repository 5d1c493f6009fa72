import type { ServicedUnit } from '@shishir/contract';
import type { SelectQueryBuilder } from 'typeorm';
import type { Page } from '../../platform/database/queries';
import type { Principal } from '../../platform/http/principal';
import type { RecordRow } from '../../platform/record-api/api-record';
import { type ListQuery, RecordService } from '../../platform/record-api/record.service';
import { withUnit, withUnits } from './serviced-units';

type Response = { unit_ids: number[]; units: ServicedUnit[] };

/** Reads records that have a customer and a list of units: maintenance contracts and visits. */
export abstract class ServicedRecords<
  Row extends RecordRow,
  Out extends Response,
> extends RecordService<Row, Out> {
  override async list(query: ListQuery, principal: Principal | null): Promise<Page<Out>> {
    const { rows, total } = await super.list(query, principal);
    return { rows: await withUnits(this.manager, rows), total };
  }

  override async get(id: number, principal: Principal | null): Promise<Out> {
    const [row] = await withUnits(this.manager, [await super.get(id, principal)]);
    return row!;
  }

  /** Returns all records that match the filters, in their order. */
  async all(query: ListQuery, principal: Principal): Promise<Out[]> {
    const rows = await this.selected(query, principal).getMany();
    const responses = rows.map((row) => this.record.toResponse(row, true));
    return withUnits(this.manager, responses);
  }

  protected override filter(
    found: SelectQueryBuilder<Row>,
    { customer_id, unit_id, ...query }: ListQuery,
  ): void {
    super.filter(found, query);
    if (customer_id !== undefined) {
      const isTheirs =
        '(item.customer_id = :customer_id OR customer.merged_into_id = :customer_id)';
      found.andWhere(isTheirs, { customer_id });
    }
    if (unit_id !== undefined) {
      found.andWhere('item.unit_ids LIKE :unit', { unit: withUnit(unit_id as number) });
    }
  }
}
