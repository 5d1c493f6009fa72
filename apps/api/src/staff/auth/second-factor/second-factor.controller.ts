import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { CurrentPrincipal } from '../../../platform/http/principal';
import type { UserPrincipal } from '../../users/user.entity';
import { SignInMethodsService } from '../sign-in-methods.service';
import { SecondFactorService } from './second-factor.service';

@Controller()
export class SecondFactorController {
  constructor(
    private readonly secondFactor: SecondFactorService,
    private readonly signInMethods: SignInMethodsService,
  ) {}

  @TsRestHandler(contract.secondFactor)
  handler(@CurrentPrincipal() principal: UserPrincipal) {
    return tsRestHandler(contract.secondFactor, {
      methods: async () => {
        const data = await this.signInMethods.of(principal.user);
        return { status: 200, body: { data } };
      },
      begin: async ({ body }) => {
        const data = await this.secondFactor.begin(body.password, principal);
        return { status: 200, body: { data } };
      },
      confirm: async ({ body }) => {
        const recovery_codes = await this.secondFactor.confirm(body.code, principal);
        return { status: 200, body: { data: { recovery_codes } } };
      },
      recoveryCodes: async ({ body: { password, code } }) => {
        const recovery_codes = await this.secondFactor.renewRecoveryCodes(
          password,
          code,
          principal,
        );
        return { status: 200, body: { data: { recovery_codes } } };
      },
      remove: async ({ body: { password, code } }) => {
        await this.secondFactor.remove(password, code, principal);
        return { status: 200, body: { success: true } };
      },
    });
  }
}
