import { Injectable } from '@nestjs/common';
import { emit } from '@shishir/server/monitoring/signals';
import { SESSION_COOKIE } from '@shishir/server/session-cookie';
import type { CookieOptions, Request, Response } from 'express';
import { RequestHosts } from '../../../platform/http/request-hosts';
import { SESSION_SECONDS } from './tokens';

/** Cookie that keeps a browser signed in, on the host that set it. */
@Injectable()
export class SessionCookie {
  constructor(private readonly hosts: RequestHosts) {}

  /** Sets the cookie after a successful sign-in. */
  set(request: Request, response: Response, token: string): void {
    emit('signIn', { outcome: 'ok' });
    response.cookie(SESSION_COOKIE, token, {
      ...this.options(request),
      maxAge: SESSION_SECONDS * 1000,
    });
    response.set('Cache-Control', 'no-store');
  }

  clear(request: Request, response: Response): void {
    response.clearCookie(SESSION_COOKIE, this.options(request));
  }

  private options(request: Request): CookieOptions {
    const secure = this.hosts.urlOf(this.hosts.of(request)).startsWith('https:');
    return { path: '/', httpOnly: true, sameSite: 'lax', secure };
  }
}
