import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { CurrentPrincipal } from '../../../platform/http/principal';
import type { UserPrincipal } from '../../users/user.entity';
import { SecurityService } from './security.service';

@Controller()
export class SecurityController {
  constructor(private readonly security: SecurityService) {}

  @TsRestHandler(contract.security)
  handler(@CurrentPrincipal() principal: UserPrincipal) {
    return tsRestHandler(contract.security, {
      get: async () => ({ status: 200, body: { data: await this.security.rules() } }),
      update: async ({ body }) => {
        const data = await this.security.update(body, principal);
        return { status: 200, body: { data } };
      },
    });
  }
}
