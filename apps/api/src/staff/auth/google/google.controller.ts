import { type ArgumentsHost, Catch, Controller, Logger, Req, UseFilters } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { ApiError, NotAllowed } from '../../../platform/http/api-error';
import { CurrentResponse } from '../../../platform/http/current-response';
import { ErrorFilter } from '../../../platform/http/error-filter';
import { CurrentPrincipal, originOf } from '../../../platform/http/principal';
import { RequestHosts } from '../../../platform/http/request-hosts';
import type { UserPrincipal } from '../../users/user.entity';
import { SessionCookie } from '../sessions/session-cookie';
import { GoogleFlow } from './google-flow';
import { GoogleProofService } from './google-proof.service';
import type { VouchedIdentity } from './google-provider';
import { GoogleService } from './google.service';
import { SealedCookies } from './sealed-cookies';

const DONE = { status: 200, body: { success: true } } as const;
const REDIRECT = { status: 302, body: undefined } as const;

const PAGES: string[] = [contract.google.begin.path, contract.google.callback.path];

/** Two of the addresses are opened in a browser: errors redirect to a page instead of returning JSON. */
@Catch()
class BrowserErrors extends ErrorFilter {
  private readonly failures = new Logger('Google');

  override catch(thrown: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const { method, path } = http.getRequest<Request>();
    if (method !== 'GET' || !PAGES.includes(path)) return super.catch(thrown, host);
    if (!(thrown instanceof ApiError)) this.failures.error(thrown);
    response.set('Cache-Control', 'no-store').redirect(302, '/login?google=failed');
  }
}

@Controller()
@UseFilters(BrowserErrors)
export class GoogleController {
  constructor(
    private readonly flow: GoogleFlow,
    private readonly google: GoogleService,
    private readonly proof: GoogleProofService,
    private readonly cookies: SealedCookies,
    private readonly session: SessionCookie,
    private readonly hosts: RequestHosts,
  ) {}

  @TsRestHandler(contract.google)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    @CurrentPrincipal() principal: UserPrincipal | null,
  ) {
    const redirectTo = (address: string) => {
      response.set({ Location: address, 'Cache-Control': 'no-store' });
      return REDIRECT;
    };
    const pending = () => this.cookies.read<VouchedIdentity>(request, 'googleLink');
    // The guard checks the origin only for the session cookie; two of the routes act on this cookie.
    const pendingHere = async () => {
      const waiting = await pending();
      if (!waiting || this.hosts.isSameOrigin(request)) return waiting;
      throw new NotAllowed(reason('from_another_site'));
    };
    return tsRestHandler(contract.google, {
      begin: async ({ query }) =>
        redirectTo(await this.flow.begin(request, response, principal, query)),
      callback: async () => redirectTo(await this.flow.finish(request, response, principal)),
      pending: async () => {
        response.set('Cache-Control', 'no-store');
        const email = (await pending())?.email;
        return {
          status: 200,
          body: { data: email ? { email } : null, available: this.flow.available },
        };
      },
      linkByPassword: async ({ body }) => {
        const { cookieToken } = await this.proof.byPassword(await pendingHere(), body, request);
        this.session.set(request, response, cookieToken);
        this.cookies.clear(request, response, 'googleLink');
        return DONE;
      },
      sendLink: async () => {
        await this.proof.sendLink(await pendingHere());
        return DONE;
      },
      linkByMail: async ({ body }) => {
        await this.proof.byMail(body.token, originOf(request));
        this.cookies.clear(request, response, 'googleLink');
        return DONE;
      },
      unlink: async () => {
        await this.google.unlink(principal!);
        return DONE;
      },
    });
  }
}
