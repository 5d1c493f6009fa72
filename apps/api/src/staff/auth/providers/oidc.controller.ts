import { Controller, Req, UseFilters } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { Env } from '../../../platform/config/env';
import { CurrentResponse } from '../../../platform/http/current-response';
import { CurrentPrincipal } from '../../../platform/http/principal';
import type { UserPrincipal } from '../../users/user.entity';
import { toUser } from '../../users/user.mapper';
import { SessionCookie } from '../sessions/session-cookie';
import { BrowserErrors } from './browser-errors';
import { IdentitiesService } from './identities.service';
import { IdentityProofService } from './identity-proof.service';
import type { VouchedIdentity } from './openid-provider';
import { ProviderFlow, redirectTo } from './provider-flow';
import { Providers } from './providers';
import { SealedCookies } from './sealed-cookies';

/** Sign-in of staff with the provider of the company, on the host of the dashboard. */
@Controller()
@UseFilters(BrowserErrors)
export class OidcController {
  constructor(
    private readonly env: Env,
    private readonly flow: ProviderFlow,
    private readonly providers: Providers,
    private readonly identities: IdentitiesService,
    private readonly proof: IdentityProofService,
    private readonly cookies: SealedCookies,
    private readonly session: SessionCookie,
  ) {}

  @TsRestHandler(contract.oidc)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    @CurrentPrincipal() principal: UserPrincipal | null,
  ) {
    return tsRestHandler(contract.oidc, {
      begin: async ({ query }) =>
        redirectTo(response, await this.flow.begin('oidc', request, response, principal, query)),
      callback: async () =>
        redirectTo(response, await this.flow.finish('oidc', request, response, principal)),
      pending: async () => {
        response.set('Cache-Control', 'no-store');
        const identity = await this.cookies.read<VouchedIdentity>(request, 'oidcLink');
        const email = identity?.email;
        const provider = this.providers.of('oidc').configured ? this.env.OIDC_NAME : null;
        return { status: 200, body: { data: email ? { email } : null, provider } };
      },
      link: async ({ body }) => {
        const waiting = await this.cookies.readHere<VouchedIdentity>(request, 'oidcLink');
        const { user, cookieToken } = await this.proof.byPassword(waiting, body, request);
        this.session.set(request, response, cookieToken);
        this.cookies.clear(request, response, 'oidcLink');
        return { status: 200, body: { user: toUser(user) } };
      },
      unlink: async () => {
        await this.identities.unlink(principal!, 'oidc');
        return { status: 200, body: { success: true } };
      },
    });
  }
}
