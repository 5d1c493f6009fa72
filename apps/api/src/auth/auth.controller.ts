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
import { SESSION_SECONDS } from './tokens';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
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
        if (principal) await this.auth.logout(principal.sessionId);
        response.clearCookie(SESSION_COOKIE, this.cookie(request));
        return { status: 200, body: { success: true } };
      },
      register: async ({ body }) => {
        const user = await this.auth.register(body);
        response.set('Cache-Control', 'no-store');
        return { status: 201, body: { success: true, user: toUser(user) } };
      },
      // The guard has let nobody in without an account.
      user: () => Promise.resolve({ status: 200, body: { user: toUser(principal!.user) } }),
    });
  }

  private cookie(request: Request): CookieOptions {
    const secure = this.surfaces.urlOf(this.surfaces.of(request)).startsWith('https:');
    return { path: '/', httpOnly: true, sameSite: 'lax', secure };
  }
}
