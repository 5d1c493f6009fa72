import { Controller, Req, Res } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { EntityManager } from 'typeorm';
import {
  CurrentPrincipal,
  type Principal,
  type RequestWithPrincipal,
} from '../../platform/http/principal';
import { writeAudit } from '../../platform/records/audit';
import { csvFileName, csvLines, UTF8_MARK } from '../../platform/records/csv-cells';
import { CounterService, isBrowser } from './counter.service';
import { FiguresService } from './figures.service';

const HEADER = ['Day', 'Event', 'Name', 'Language', 'Count'];

@Controller()
export class FiguresController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly figures: FiguresService,
    private readonly counter: CounterService,
  ) {}

  /** Reads the name of the browser and the account, but stores neither. */
  @TsRestHandler(contract.figures.count)
  count(@Req() { headers, principal }: RequestWithPrincipal) {
    return tsRestHandler(contract.figures.count, ({ body }) => {
      const isStaff = principal != null && principal.user.role !== 'user';
      if (!isStaff && isBrowser(headers['user-agent'] ?? '')) this.counter.count(body);
      return Promise.resolve({ status: 200, body: { success: true } });
    });
  }

  /** Includes the last minute of this instance. */
  @TsRestHandler(contract.figures.get)
  get() {
    return tsRestHandler(contract.figures.get, async ({ query }) => {
      await this.counter.write();
      return { status: 200, body: { data: await this.figures.read(query) } };
    });
  }

  /** Writes the file to the response directly, as the contract only knows JSON. */
  @TsRestHandler(contract.figures.export)
  export(@Res() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.figures.export, async ({ query }) => {
      await this.counter.write();
      const lines = await this.figures.lines(query);
      const name = csvFileName('figures');
      const filters = Object.entries(query).map(([field, after]) => ({
        field,
        before: null,
        after,
      }));
      await writeAudit(this.manager, principal, {
        action: 'exported',
        subject: 'figures',
        id: null,
        name,
        changes: [...filters, { field: 'rows', before: null, after: lines.length }],
      });
      response.attachment(name).type('text/csv; charset=utf-8');
      response.send(UTF8_MARK + csvLines([HEADER, ...lines]));
      return { status: 200, body: '' };
    });
  }
}
