import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { CurrentResponse, setTotal } from '../http/current-response';
import { toMenuItem } from './menu-item.mapper';
import { MenuService } from './menu.service';

@Controller()
export class MenuController {
  constructor(private readonly menu: MenuService) {}

  @TsRestHandler(contract.menu)
  handler(@CurrentResponse() response: Response) {
    return tsRestHandler(contract.menu, {
      list: async () => {
        const rows = await this.menu.list();
        setTotal(response, rows.length);
        return { status: 200, body: { data: rows.map(toMenuItem) } };
      },
    });
  }
}
