import { Injectable } from '@nestjs/common';
import { reason } from '@shishir/contract/reasons';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { sealData, unsealData } from 'iron-session';
import { Secrets } from '../../../platform/config/secrets';
import { NotAllowed } from '../../../platform/http/api-error';
import { RequestHosts } from '../../../platform/http/request-hosts';

const LIFETIME_SECONDS = 10 * 60;
/** A seal is accepted for a minute longer than its `ttl`. */
const TTL_SECONDS = LIFETIME_SECONDS - 60;

/** Cookies of this folder, each with the part of the site that it is sent to. */
const PATHS = {
  /** Sign-ins in progress. */
  googleFlow: '/api/v1/auth/google',
  oidcFlow: '/api/v1/auth/oidc',
  /** Accounts at a provider that wait for a proof. The site's server reads that at Google for its page. */
  googleLink: '/',
  oidcLink: '/api/v1/auth/oidc',
};
type Name = keyof typeof PATHS;

/** Encrypted cookies that last ten minutes; the browser can neither read nor change them. */
@Injectable()
export class SealedCookies {
  constructor(
    private readonly secrets: Secrets,
    private readonly hosts: RequestHosts,
  ) {}

  async set(request: Request, response: Response, name: Name, content: object): Promise<void> {
    // Sealed with its name, so that one cookie cannot be sent as the other.
    const seal = await sealData({ [name]: content }, this.sealing);
    response.cookie(name, seal, {
      ...this.options(request, name),
      maxAge: LIFETIME_SECONDS * 1000,
    });
  }

  clear(request: Request, response: Response, name: Name): void {
    response.clearCookie(name, this.options(request, name));
  }

  /** Returns the content of the cookie, or null if it is missing, expired or not ours. */
  async read<T extends object>(request: Request, name: Name): Promise<T | null> {
    const seal = parseCookie(request.headers.cookie ?? '')[name];
    if (!seal) return null;
    // For foreign seals, the library returns an empty object or throws.
    const sealed = await unsealData<Partial<Record<Name, T>>>(seal, this.sealing).catch(() => null);
    return sealed?.[name] ?? null;
  }

  /** Reads a cookie that the request acts on. The guard checks the origin only for the session cookie. */
  async readHere<T extends object>(request: Request, name: Name): Promise<T | null> {
    const content = await this.read<T>(request, name);
    if (!content || this.hosts.isSameOrigin(request)) return content;
    throw new NotAllowed(reason('from_another_site'));
  }

  private get sealing() {
    return { password: this.secrets.signInFlow, ttl: TTL_SECONDS };
  }

  private options(request: Request, name: Name): CookieOptions {
    const secure = this.hosts.urlOf(this.hosts.of(request)).startsWith('https:');
    return { path: PATHS[name], httpOnly: true, sameSite: 'lax', secure };
  }
}
