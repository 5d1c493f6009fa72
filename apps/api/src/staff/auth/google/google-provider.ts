import { Injectable, Logger } from '@nestjs/common';
import { emailSpelling } from '@shishir/contract/rules';
import type { Configuration } from 'openid-client';
import { Env } from '../../../platform/config/env';

const DEADLINE_SECONDS = 5;
const SCOPE = 'openid email profile';
const CALLBACK_PATH = '/api/v1/auth/google/callback';

/** Values that the request to the provider and its callback must share. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Identity in the callback. `email` is null if the provider has not verified it. */
export interface GoogleIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  name: string;
}

/** A Google account with an email address verified by the provider. */
export type VouchedIdentity = GoogleIdentity & { email: string };

/** The visitor pressed 'Cancel' at the provider. */
export class GoogleCancelled extends Error {}

/** OpenID Connect client of the provider. The library checks signature, issuer, audience, state and nonce. */
@Injectable()
export class GoogleProvider {
  private readonly log = new Logger('Google');
  private found: Promise<Configuration> | null = null;

  constructor(private readonly env: Env) {}

  get configured(): boolean {
    return this.env.GOOGLE_CLIENT_ID !== undefined;
  }

  /** Returns the address to redirect to, and the values to check the callback with. */
  async begin(): Promise<{ to: string; checks: Checks }> {
    const oidc = await import('openid-client');
    const provider = await this.discover();
    const checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const to = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: this.callback().href,
      scope: SCOPE,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return { to: to.href, checks };
  }

  /** Returns the identity given by the provider. Throws if any check of the callback fails. */
  async finish(query: string, checks: Checks): Promise<GoogleIdentity> {
    const oidc = await import('openid-client');
    const url = this.callback();
    url.search = query;
    try {
      const tokens = await oidc.authorizationCodeGrant(await this.discover(), url, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      });
      const { iss, sub, email, email_verified, name } = tokens.claims()!;
      return {
        issuer: iss,
        subject: sub,
        email:
          email_verified === true && typeof email === 'string'
            ? emailSpelling(email).toLowerCase()
            : null,
        name: typeof name === 'string' ? name : '',
      };
    } catch (error) {
      const rejected = error instanceof oidc.AuthorizationResponseError;
      if (rejected && error.error === 'access_denied') throw new GoogleCancelled();
      throw error;
    }
  }

  /** Built from PUBLIC_URL only: a forged Host header changes nothing. */
  private callback(): URL {
    return new URL(this.env.PUBLIC_URL + CALLBACK_PATH);
  }

  /** Discovers the provider at first use and caches it; after a failure, the next call tries again. */
  private discover(): Promise<Configuration> {
    this.found ??= this.ask().catch((error: unknown) => {
      this.found = null;
      this.log.warn(`the provider ${this.env.GOOGLE_ISSUER} cannot be used: ${String(error)}`);
      throw error;
    });
    return this.found;
  }

  private async ask(): Promise<Configuration> {
    const oidc = await import('openid-client');
    const issuer = new URL(this.env.GOOGLE_ISSUER);
    const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = this.env;
    return oidc.discovery(issuer, id!, secret, undefined, {
      timeout: DEADLINE_SECONDS,
      // For a provider in tests and demonstrations; readEnv rejects one without TLS in production.
      ...(issuer.protocol === 'http:' && { execute: [oidc.allowInsecureRequests] }),
    });
  }
}
