import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { SavedViewsService } from './saved-views.service';

@Controller()
export class SavedViewsController {
  constructor(private readonly service: SavedViewsService) {}

  @TsRestHandler(contract.savedViews)
  handler(@CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.savedViews, {
      list: async ({ query }) => ({
        status: 200,
        body: { data: await this.service.list(query.screen, principal) },
      }),
      create: async ({ body }) => ({
        status: 201,
        body: { data: await this.service.create(body, principal) },
      }),
      update: async ({ params, body }) => ({
        status: 200,
        body: { data: await this.service.update(params.id, body, principal) },
      }),
      remove: async ({ params }) => {
        await this.service.remove(params.id, principal);
        return { status: 200, body: { success: true } };
      },
    });
  }
}
