import { Controller, Res } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract, type Customer } from '@shishir/contract';
import { formatIsoTime, formatPhone } from '@shishir/format';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { EntityManager } from 'typeorm';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { type CsvColumns, sendCsv } from '../../platform/records/csv-export';
import { CustomersService } from './customers.service';

const COLUMNS: CsvColumns<Customer> = [
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
      const made = { principal, subject: 'customer', what: 'customers', query } as const;
      await sendCsv(this.manager, response, made, COLUMNS, rows);
      return { status: 200, body: '' };
    });
  }
}
