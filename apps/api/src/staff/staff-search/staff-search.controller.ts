import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { CurrentPrincipal } from '../../platform/http/principal';
import type { UserPrincipal } from '../users/user.entity';
import { StaffSearchService } from './staff-search.service';

@Controller()
export class StaffSearchController {
  constructor(private readonly staffSearch: StaffSearchService) {}

  @TsRestHandler(contract.staffSearch)
  handler(@CurrentPrincipal() principal: UserPrincipal) {
    return tsRestHandler(contract.staffSearch, {
      search: async ({ query }) => {
        const data = await this.staffSearch.search(query.q, principal);
        return { status: 200, body: { data } };
      },
    });
  }
}
