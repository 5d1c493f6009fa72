import { Controller, Req } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { CookieOptions, Request, Response } from 'express';
import { CurrentResponse } from '../http/current-response';
import { Surfaces } from '../http/surface';
import { toUser } from '../users/user.mapper';
import { AuthService } from './auth.service';
import { CurrentPrincipal, type Principal } from './principal';
import { SESSION_COOKIE } from './authenticator';
import { RecoveryService } from './recovery.service';
import { toSession } from './session.mapper';
import { SessionsService } from './sessions.service';
import { SESSION_SECONDS } from './tokens';

const DONE = { status: 200, body: { success: true } } as const;

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly recovery: RecoveryService,
    private readonly surfaces: Surfaces,
  ) {}

  @TsRestHandler(contract.auth)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    @CurrentPrincipal() principal: Principal | null,
  ) {
    return tsRestHandler(contract.auth, {
      login: async ({ body }) => {
        const { user, token, cookieToken } = await this.auth.login(body, request);
        response.cookie(SESSION_COOKIE, cookieToken, {
          ...this.cookie(request),
          maxAge: SESSION_SECONDS * 1000,
        });
        response.set('Cache-Control', 'no-store');
        return { status: 200, body: { token, user: toUser(user) } };
      },
      logout: async () => {
        if (principal) await this.sessions.end(principal.sessionId, principal.user.id);
        response.clearCookie(SESSION_COOKIE, this.cookie(request));
        return DONE;
      },
      register: async ({ body }) => {
        const user = await this.auth.register(body);
        response.set('Cache-Control', 'no-store');
        return { status: 201, body: { success: true, user: toUser(user) } };
      },
      session: () => {
        response.set('Cache-Control', 'no-store');
        const user = principal && toUser(principal.user);
        return Promise.resolve({ status: 200, body: { user } });
      },
      // To the routes below the guard lets nobody in without an account.
      user: () => Promise.resolve({ status: 200, body: { user: toUser(principal!.user) } }),
      changePassword: async ({ body }) => {
        await this.auth.changePassword(body, principal!.user);
        response.clearCookie(SESSION_COOKIE, this.cookie(request));
        return DONE;
      },
      forgotPassword: async ({ body }) => {
        await this.recovery.forgotPassword(body.email);
        return DONE;
      },
      resetPassword: async ({ body }) => {
        await this.recovery.resetPassword(body.token, body.newPassword);
        return DONE;
      },
      confirmEmail: async ({ body }) => {
        await this.recovery.confirmEmail(body.token);
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
        await this.sessions.endAll(principal!.user.id);
        response.clearCookie(SESSION_COOKIE, this.cookie(request));
        return DONE;
      },
    });
  }

  private cookie(request: Request): CookieOptions {
    const secure = this.surfaces.urlOf(this.surfaces.of(request)).startsWith('https:');
    return { path: '/', httpOnly: true, sameSite: 'lax', secure };
  }
}
