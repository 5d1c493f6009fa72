import { Controller, Req, UseFilters } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { CurrentResponse } from '../../../platform/http/current-response';
import { CurrentPrincipal, originOf } from '../../../platform/http/principal';
import type { UserPrincipal } from '../../users/user.entity';
import { SessionCookie } from '../sessions/session-cookie';
import { BrowserErrors } from './browser-errors';
import { IdentitiesService } from './identities.service';
import { IdentityProofService } from './identity-proof.service';
import type { VouchedIdentity } from './openid-provider';
import { ProviderFlow, redirectTo } from './provider-flow';
import { Providers } from './providers';
import { SealedCookies } from './sealed-cookies';

const DONE = { status: 200, body: { success: true } } as const;

@Controller()
@UseFilters(BrowserErrors)
export class GoogleController {
  constructor(
    private readonly flow: ProviderFlow,
    private readonly providers: Providers,
    private readonly identities: IdentitiesService,
    private readonly proof: IdentityProofService,
    private readonly cookies: SealedCookies,
    private readonly session: SessionCookie,
  ) {}

  @TsRestHandler(contract.google)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    @CurrentPrincipal() principal: UserPrincipal | null,
  ) {
    const waiting = () => this.cookies.readHere<VouchedIdentity>(request, 'googleLink');
    return tsRestHandler(contract.google, {
      begin: async ({ query }) =>
        redirectTo(response, await this.flow.begin('google', request, response, principal, query)),
      callback: async () =>
        redirectTo(response, await this.flow.finish('google', request, response, principal)),
      pending: async () => {
        response.set('Cache-Control', 'no-store');
        const identity = await this.cookies.read<VouchedIdentity>(request, 'googleLink');
        const email = identity?.email;
        return {
          status: 200,
          body: {
            data: email ? { email } : null,
            available: this.providers.of('google').configured,
          },
        };
      },
      linkByPassword: async ({ body }) => {
        const { cookieToken } = await this.proof.byPassword(await waiting(), body, request);
        this.session.set(request, response, cookieToken);
        this.cookies.clear(request, response, 'googleLink');
        return DONE;
      },
      sendLink: async () => {
        await this.proof.sendLink(await waiting());
        return DONE;
      },
      linkByMail: async ({ body }) => {
        await this.proof.byMail(body.token, originOf(request));
        this.cookies.clear(request, response, 'googleLink');
        return DONE;
      },
      unlink: async () => {
        await this.identities.unlink(principal!, 'google');
        return DONE;
      },
    });
  }
}
