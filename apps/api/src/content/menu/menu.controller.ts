import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { MenuWritesService } from './menu-writes.service';
import { MenuService } from './menu.service';

@Controller()
export class MenuController {
  constructor(
    private readonly menu: MenuService,
    private readonly writes: MenuWritesService,
  ) {}

  @TsRestHandler(contract.menu)
  handler(
    @CurrentResponse() response: Response,
    // Null for a visitor, who can only read the public list: the guard restricts other routes to staff.
    @CurrentPrincipal() principal: Principal,
  ) {
    return tsRestHandler(contract.menu, {
      list: async ({ query }) => {
        const data = await this.menu.list(query);
        setTotal(response, data.length);
        return { status: 200, body: { data } };
      },
      groups: async () => {
        const data = await this.menu.groups();
        setTotal(response, data.length);
        return { status: 200, body: { data } };
      },
      save: async ({ params: { group }, body }) => {
        await this.writes.save(group, body, principal);
        return { status: 200, body: { data: await this.menu.group(group) } };
      },
    });
  }
}
