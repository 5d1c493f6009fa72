import { Controller, Res } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract, type Customer } from '@shishir/contract';
import { formatIsoTime, formatPhone } from '@shishir/format';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { EntityManager } from 'typeorm';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { writeAudit } from '../../platform/records/audit';
import { type Cell, csvFileName, csvLines, UTF8_MARK } from '../../platform/records/csv-cells';
import { CustomersService } from './customers.service';

const COLUMNS: [name: string, value: (customer: Customer) => Cell][] = [
  ['Name', ({ name }) => name],
  ['Type', ({ kind }) => kind],
  ['Phone', ({ phone }) => phone && formatPhone(phone)],
  ['Email', ({ email }) => email],
  ['District', ({ district }) => district],
  ['Contacts', ({ contacts }) => linesOf(contacts)],
  ['Sites', ({ sites }) => linesOf(sites)],
  ['Notes', ({ notes }) => notes],
  ['Last change (Dhaka)', ({ updated_at }) => formatIsoTime(updated_at)],
];

const linesOf = (parts: object[]) =>
  parts.map((part) => Object.values(part).filter(Boolean).join(', ')).join('\n') || null;

/** Writes the file to the response directly, as the contract only knows JSON. */
@Controller()
export class CustomerExportController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly customers: CustomersService,
  ) {}

  @TsRestHandler(contract.customers.export)
  export(@Res() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.customers.export, async ({ query }) => {
      const rows = await this.customers.all(query, principal);
      const name = csvFileName('customers');
      const filters = Object.entries(query).map(([field, after]) => ({
        field,
        before: null,
        after,
      }));
      await writeAudit(this.manager, principal, {
        action: 'exported',
        subject: 'customer',
        id: null,
        name,
        changes: [...filters, { field: 'rows', before: null, after: rows.length }],
      });
      const lines = rows.map((row) => COLUMNS.map(([, value]) => value(row)));
      response.attachment(name).type('text/csv; charset=utf-8');
      response.send(UTF8_MARK + csvLines([COLUMNS.map(([heading]) => heading), ...lines]));
      return { status: 200, body: '' };
    });
  }
}
