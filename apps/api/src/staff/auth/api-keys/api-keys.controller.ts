import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { CurrentPrincipal, type Principal } from '../../../platform/http/principal';
import { ApiKeysService } from './api-keys.service';

@Controller()
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @TsRestHandler(contract.apiKeys)
  handler(@CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.apiKeys, {
      list: async () => ({ status: 200, body: { data: await this.keys.list() } }),
      create: async ({ body }) => ({
        status: 201,
        body: await this.keys.create(body, principal),
      }),
      remove: async ({ params: { id } }) => {
        await this.keys.remove(id, principal);
        return { status: 200, body: { success: true } };
      },
    });
  }
}
