import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { CurrentPrincipal } from '../../platform/http/principal';
import type { UserPrincipal } from '../users/user.entity';
import { FirstStepsService } from './first-steps.service';

@Controller()
export class FirstStepsController {
  constructor(private readonly firstSteps: FirstStepsService) {}

  @TsRestHandler(contract.firstSteps)
  handler(@CurrentPrincipal() principal: UserPrincipal) {
    const current = async () => {
      const data = await this.firstSteps.get(principal);
      return { status: 200 as const, body: { data } };
    };
    return tsRestHandler(contract.firstSteps, {
      get: current,
      confirm: async () => {
        await this.firstSteps.confirmCatalogue(principal);
        return current();
      },
      dismiss: async () => {
        await this.firstSteps.setDismissed(true, principal);
        return current();
      },
      restore: async () => {
        await this.firstSteps.setDismissed(false, principal);
        return current();
      },
    });
  }
}
