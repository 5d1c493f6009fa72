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
import type { Cell } from '../../platform/records/csv-cells';
import { type CsvColumns, sendCsv } from '../../platform/records/csv-export';
import { CounterService, isBrowser } from './counter.service';
import { FiguresService } from './figures.service';

const COLUMNS: CsvColumns<Cell[]> = ['Day', 'Event', 'Name', 'Language', 'Count'].map(
  (name, at) => [name, (line) => line[at] ?? null],
);

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
      const made = { principal, subject: 'figures', what: 'figures', query } as const;
      await sendCsv(this.manager, response, made, COLUMNS, lines);
      return { status: 200, body: '' };
    });
  }
}
