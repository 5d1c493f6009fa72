import { Controller, Req } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { CurrentPrincipal } from '../../platform/http/principal';
import { pictureIn } from '../../platform/http/uploads';
import type { UserPrincipal } from './user.entity';
import { toListedUser, toUser } from './user.mapper';
import { UsersService } from './users.service';

@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @TsRestHandler(contract.users)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    @CurrentPrincipal() principal: UserPrincipal,
  ) {
    return tsRestHandler(contract.users, {
      list: async ({ query }) => {
        const { rows, total } = await this.users.list(query);
        setTotal(response, total);
        return { status: 200, body: { data: rows.map(toListedUser) } };
      },
      summary: async () => ({ status: 200, body: { data: await this.users.summary() } }),
      get: async ({ params }) => {
        const user = await this.users.get(params.id, principal);
        return { status: 200, body: { success: true, data: toUser(user) } };
      },
      update: async ({ params, body }) => {
        const picture = pictureIn(request, 'image');
        const user = await this.users.update(params.id, body, picture, principal);
        return { status: 200, body: { success: true, data: toUser(user) } };
      },
      remove: async ({ params }) => {
        await this.users.remove(params.id, principal);
        return { status: 200, body: { success: true } };
      },
      removeSecondFactor: async ({ params }) => {
        await this.users.removeSecondFactor(params.id, principal);
        return { status: 200, body: { success: true } };
      },
    });
  }
}
