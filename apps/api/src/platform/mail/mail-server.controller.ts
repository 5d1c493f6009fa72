import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { CurrentPrincipal, type Principal } from '../http/principal';
import { MailServerService } from './mail-server.service';

@Controller()
export class MailServerController {
  constructor(private readonly server: MailServerService) {}

  @TsRestHandler(contract.mailServer)
  handler(@CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.mailServer, {
      get: async () => ({ status: 200, body: { data: await this.server.get() } }),
      update: async ({ body }) => {
        const data = await this.server.update(body, principal);
        return { status: 200, body: { data } };
      },
      remove: async () => {
        await this.server.remove(principal);
        return { status: 200, body: { success: true } };
      },
      test: async ({ body }) => ({ status: 200, body: { data: await this.server.test(body) } }),
    });
  }
}
