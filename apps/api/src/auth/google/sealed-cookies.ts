import { Injectable } from '@nestjs/common';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { Secrets } from '../../config/secrets';
import { Surfaces } from '../../http/surface';
import { seal, unseal } from '../sealing';

const LIFETIME_MS = 10 * 60_000;

/** The cookies of this folder, each with the part of the site that it is sent to. */
const PATHS = {
  /** A sign-in with Google that has not returned yet. */
  googleFlow: '/api/v1/auth/google',
  /** A Google account that waits for a proof; the page that asks for it is rendered with it. */
  googleLink: '/',
};
type Name = keyof typeof PATHS;

/** Encrypted cookies that last ten minutes; the browser can neither read nor change them. */
@Injectable()
export class SealedCookies {
  constructor(
    private readonly secrets: Secrets,
    private readonly surfaces: Surfaces,
  ) {}

  set(request: Request, response: Response, name: Name, content: object): void {
    const text = JSON.stringify({ content, until: Date.now() + LIFETIME_MS });
    response.cookie(name, seal(this.secrets.google, name, text), {
      ...this.options(request, name),
      maxAge: LIFETIME_MS,
    });
  }

  clear(request: Request, response: Response, name: Name): void {
    response.clearCookie(name, this.options(request, name));
  }

  /** The content of the cookie; null where it is missing, expired or not ours. */
  read<T extends object>(request: Request, name: Name): T | null {
    const sealed = parseCookie(request.headers.cookie ?? '')[name] ?? '';
    const text = unseal(this.secrets.google, name, sealed);
    if (text === null) return null;
    const { content, until } = JSON.parse(text) as { content: T; until: number };
    return until > Date.now() ? content : null;
  }

  private options(request: Request, name: Name): CookieOptions {
    const secure = this.surfaces.urlOf(this.surfaces.of(request)).startsWith('https:');
    return { path: PATHS[name], httpOnly: true, sameSite: 'lax', secure };
  }
}
