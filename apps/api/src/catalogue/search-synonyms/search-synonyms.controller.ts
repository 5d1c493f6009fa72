import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { SearchSynonymsService } from './search-synonyms.service';

@Controller()
export class SearchSynonymsController {
  constructor(private readonly service: SearchSynonymsService) {}

  @TsRestHandler(contract.searchSynonyms)
  handler(@CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.searchSynonyms, {
      list: async () => ({ status: 200, body: { data: await this.service.list() } }),
      create: async ({ body }) => ({
        status: 201,
        body: { data: await this.service.create(body, principal) },
      }),
      update: async ({ params: { id }, body }) => ({
        status: 200,
        body: { data: await this.service.update(id, body, principal) },
      }),
      remove: async ({ params: { id } }) => {
        await this.service.remove(id, principal);
        return { status: 200, body: { success: true } };
      },
    });
  }
}
