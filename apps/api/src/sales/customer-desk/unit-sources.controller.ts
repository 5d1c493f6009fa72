import { Controller, Req } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request } from 'express';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { fileIn } from '../../platform/http/uploads';
import { UnitsFromQuotation } from './units-from-quotation.service';
import { UnitsImport } from './units-import.service';

const { import: importUnits, createFromQuotation, countOfQuotation } = contract.units;
const routes = { importUnits, createFromQuotation, countOfQuotation };

/** Staff routes that add units from a file or an accepted quotation. */
@Controller()
export class UnitSourcesController {
  constructor(
    private readonly quotations: UnitsFromQuotation,
    private readonly files: UnitsImport,
  ) {}

  @TsRestHandler(routes)
  handler(@Req() request: Request, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(routes, {
      importUnits: async () => {
        const created = await this.files.run(fileIn(request, 'units').path, principal);
        return { status: 200, body: { data: { created } } };
      },
      createFromQuotation: async ({ params }) => {
        const created = await this.quotations.create(params.id, principal);
        return { status: 200, body: { data: { created } } };
      },
      countOfQuotation: async ({ params }) => ({
        status: 200,
        body: { data: await this.quotations.count(params.id) },
      }),
    });
  }
}
