import { Controller, Req } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { CurrentResponse } from '../../platform/http/current-response';
import { CurrentPrincipal, originOf } from '../../platform/http/principal';
import { RequestHosts } from '../../platform/http/request-hosts';
import type { UserPrincipal } from '../users/user.entity';
import { toUser } from '../users/user.mapper';
import { AuthService } from './auth.service';
import { RecoveryService } from './recovery/recovery.service';
import { SessionCookie } from './sessions/session-cookie';
import { toSession } from './sessions/session.mapper';
import { SessionsService } from './sessions/sessions.service';

const DONE = { status: 200, body: { success: true } } as const;

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly recovery: RecoveryService,
    private readonly cookie: SessionCookie,
    private readonly hosts: RequestHosts,
  ) {}

  @TsRestHandler(contract.auth)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    @CurrentPrincipal() principal: UserPrincipal | null,
  ) {
    return tsRestHandler(contract.auth, {
      login: async ({ body }) => {
        const { user, token, cookieToken } = await this.auth.login(body, request);
        this.cookie.set(request, response, cookieToken);
        return { status: 200, body: { token, user: toUser(user) } };
      },
      logout: async () => {
        if (principal) await this.sessions.end(principal.sessionId, principal.user.id);
        this.cookie.clear(request, response);
        return DONE;
      },
      register: async ({ body }) => {
        const user = await this.auth.register(body);
        return { status: 201, body: { success: true, user: toUser(user) } };
      },
      session: () => {
        const user = principal && toUser(principal.user);
        const second_factor_missing = principal?.secondFactorMissing ?? false;
        return Promise.resolve({ status: 200, body: { user, second_factor_missing } });
      },
      // The guard requires an account for the routes below.
      user: () => Promise.resolve({ status: 200, body: { user: toUser(principal!.user) } }),
      changePassword: async ({ body }) => {
        await this.auth.changePassword(body, principal!);
        this.cookie.clear(request, response);
        return DONE;
      },
      forgotPassword: async ({ body }) => {
        await this.recovery.forgotPassword(body.email, this.hosts.of(request));
        return DONE;
      },
      resetPassword: async ({ body }) => {
        await this.recovery.resetPassword(body.token, body.newPassword, originOf(request));
        return DONE;
      },
      confirmEmail: async ({ body }) => {
        await this.recovery.confirmEmail(body.token, originOf(request));
        return DONE;
      },
      sendConfirmation: async () => {
        await this.recovery.sendConfirmation(principal!.user);
        return DONE;
      },
      sessions: async () => {
        const rows = await this.sessions.list(principal!.user.id);
        const data = rows.map((row) => toSession(row, principal!.sessionId));
        return { status: 200, body: { data } };
      },
      endSession: async ({ params }) => {
        await this.sessions.end(params.id, principal!.user.id);
        return DONE;
      },
      logoutEverywhere: async () => {
        await this.auth.signOutEverywhere(principal!);
        this.cookie.clear(request, response);
        return DONE;
      },
    });
  }
}
