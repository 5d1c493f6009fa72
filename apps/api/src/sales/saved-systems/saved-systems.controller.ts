import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { CurrentPrincipal } from '../../platform/http/principal';
import type { UserPrincipal } from '../../staff/users/user.entity';
import { SavedSystemsService } from './saved-systems.service';

@Controller()
export class SavedSystemsController {
  constructor(private readonly service: SavedSystemsService) {}

  @TsRestHandler(contract.savedSystems)
  handler(@CurrentPrincipal() { user }: UserPrincipal) {
    return tsRestHandler(contract.savedSystems, {
      list: async () => ({ status: 200, body: { data: await this.service.list(user.id) } }),
      create: async ({ body }) => ({
        status: 201,
        body: { data: await this.service.create(user.id, body) },
      }),
      update: async ({ params, body }) => ({
        status: 200,
        body: { data: await this.service.update(user.id, params.id, body) },
      }),
      remove: async ({ params }) => {
        await this.service.remove(user.id, params.id);
        return { status: 200, body: { success: true } };
      },
    });
  }
}
