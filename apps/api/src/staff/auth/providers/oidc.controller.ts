import { Controller, Req, UseFilters } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { Env } from '../../../platform/config/env';
import { NotAllowed } from '../../../platform/http/api-error';
import { CurrentResponse } from '../../../platform/http/current-response';
import { CurrentPrincipal } from '../../../platform/http/principal';
import { RequestHosts } from '../../../platform/http/request-hosts';
import type { UserPrincipal } from '../../users/user.entity';
import { toUser } from '../../users/user.mapper';
import { SessionCookie } from '../sessions/session-cookie';
import { BrowserErrors } from './browser-errors';
import { IdentitiesService } from './identities.service';
import { IdentityProofService } from './identity-proof.service';
import type { VouchedIdentity } from './openid-provider';
import { ProviderFlow } from './provider-flow';
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
    private readonly hosts: RequestHosts,
  ) {}

  @TsRestHandler(contract.oidc)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    @CurrentPrincipal() principal: UserPrincipal | null,
  ) {
    const redirectTo = (address: string) => {
      response.set({ Location: address, 'Cache-Control': 'no-store' });
      return { status: 302, body: undefined } as const;
    };
    const pending = () => this.cookies.read<VouchedIdentity>(request, 'oidcLink');
    return tsRestHandler(contract.oidc, {
      begin: async ({ query }) =>
        redirectTo(await this.flow.begin('oidc', request, response, principal, query)),
      callback: async () =>
        redirectTo(await this.flow.finish('oidc', request, response, principal)),
      pending: async () => {
        response.set('Cache-Control', 'no-store');
        const email = (await pending())?.email;
        const provider = this.providers.of('oidc').configured ? this.env.OIDC_NAME : null;
        return { status: 200, body: { data: email ? { email } : null, provider } };
      },
      link: async ({ body }) => {
        const waiting = await pending();
        // The guard checks the origin only for the session cookie; this route acts on another one.
        if (waiting && !this.hosts.isSameOrigin(request)) {
          throw new NotAllowed(reason('from_another_site'));
        }
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
