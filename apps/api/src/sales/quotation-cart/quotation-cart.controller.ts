import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { CurrentPrincipal } from '../../platform/http/principal';
import type { UserPrincipal } from '../../staff/users/user.entity';
import { QuotationCartService } from './quotation-cart.service';

@Controller()
export class QuotationCartController {
  constructor(private readonly carts: QuotationCartService) {}

  @TsRestHandler(contract.quotationCart)
  handler(@CurrentPrincipal() { user }: UserPrincipal) {
    return tsRestHandler(contract.quotationCart, {
      get: async () => ({ status: 200, body: { data: await this.carts.of(user.id) } }),
      replace: async ({ body }) => {
        await this.carts.replace(user.id, body);
        return { status: 200, body: { data: await this.carts.of(user.id) } };
      },
    });
  }
}
