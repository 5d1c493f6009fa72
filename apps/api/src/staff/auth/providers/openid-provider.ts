import { Logger } from '@nestjs/common';
import { emailSpelling } from '@shishir/contract/rules';
import type { Configuration, IDToken } from 'openid-client';

const DEADLINE_SECONDS = 5;
const SCOPE = 'openid email profile';

/** `google` signs in visitors on the site; `oidc` signs in staff on the dashboard. */
export type ProviderName = 'google' | 'oidc';

export interface ProviderSettings {
  name: ProviderName;
  /** This and the next two are undefined if the provider is not set up. */
  issuer: string | undefined;
  clientId: string | undefined;
  clientSecret: string | undefined;
  /** Address that the provider redirects back to. */
  callback: string;
}

/** Values that the request to the provider and its callback must share. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Identity in the callback. `email` is null if the provider has not verified it. */
export interface ProviderIdentity {
  provider: ProviderName;
  issuer: string;
  subject: string;
  email: string | null;
  name: string;
}

/** An account at the provider with an email address that it has verified. */
export type VouchedIdentity = ProviderIdentity & { email: string };

/** The person pressed 'Cancel' at the provider. */
export class SignInCancelled extends Error {}

/** OpenID Connect client of one provider. The library checks signature, issuer, audience, state and nonce. */
export class OpenidProvider {
  private readonly log = new Logger('SignIn');
  private found: Promise<Configuration> | null = null;

  constructor(private readonly settings: ProviderSettings) {}

  get configured(): boolean {
    return this.settings.clientId !== undefined;
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
      redirect_uri: this.settings.callback,
      scope: SCOPE,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return { to: to.href, checks };
  }

  /** Returns the identity given by the provider. Throws if any check of the callback fails. */
  async finish(query: string, checks: Checks): Promise<ProviderIdentity> {
    const oidc = await import('openid-client');
    const url = new URL(this.settings.callback);
    url.search = query;
    try {
      const tokens = await oidc.authorizationCodeGrant(await this.discover(), url, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      return {
        provider: this.settings.name,
        issuer: claims.iss,
        subject: claims.sub,
        email: verifiedEmail(claims),
        name: typeof claims['name'] === 'string' ? claims['name'] : '',
      };
    } catch (error) {
      const rejected = error instanceof oidc.AuthorizationResponseError;
      if (rejected && error.error === 'access_denied') throw new SignInCancelled();
      throw error;
    }
  }

  /** Discovers the provider at first use and caches it; after a failure, the next call tries again. */
  private discover(): Promise<Configuration> {
    this.found ??= this.ask().catch((error: unknown) => {
      this.found = null;
      this.log.warn(`the provider ${this.settings.issuer} cannot be used: ${String(error)}`);
      throw error;
    });
    return this.found;
  }

  private async ask(): Promise<Configuration> {
    const oidc = await import('openid-client');
    const { clientId, clientSecret } = this.settings;
    const issuer = new URL(this.settings.issuer!);
    return oidc.discovery(issuer, clientId!, clientSecret, undefined, {
      timeout: DEADLINE_SECONDS,
      // For a provider in tests and demonstrations; readEnv rejects one without TLS in production.
      ...(issuer.protocol === 'http:' && { execute: [oidc.allowInsecureRequests] }),
    });
  }
}

/** Microsoft Entra never sends `email_verified`, but `xms_edov` if the domain of the address is verified. */
function verifiedEmail({ email, email_verified, xms_edov }: IDToken): string | null {
  const verified = email_verified ?? [true, 1, '1'].includes(xms_edov as string);
  return verified === true && typeof email === 'string' ? emailSpelling(email).toLowerCase() : null;
}
