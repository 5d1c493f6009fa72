import { Controller, Req } from '@nestjs/common';
import { contract, type LocaleQuery } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request } from 'express';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { pictureIn } from '../../platform/http/uploads';
import { CompanyService } from './company.service';

@Controller()
export class CompanyController {
  constructor(private readonly company: CompanyService) {}

  @TsRestHandler(contract.company)
  handler(
    @Req() request: Request,
    // Null for a visitor, who can only read: the guard restricts writes to the owner.
    @CurrentPrincipal() principal: Principal,
  ) {
    const current = async (language?: LocaleQuery) =>
      ({ status: 200, body: { data: await this.company.get(language) } }) as const;
    return tsRestHandler(contract.company, {
      get: ({ query }) => current(query),
      update: async ({ body }) => {
        await this.company.update(body, principal);
        return current();
      },
      setPicture: async ({ params: { slot } }) => {
        await this.company.setPicture(slot, pictureIn(request, 'image'), principal);
        return current();
      },
      removePicture: async ({ params: { slot } }) => {
        await this.company.removePicture(slot, principal);
        return current();
      },
    });
  }
}
