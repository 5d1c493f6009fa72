import { Injectable, Logger } from '@nestjs/common';
import type { GoogleOutcome, Locale, OidcOutcome } from '@shishir/contract';
import type { Request, Response } from 'express';
import { type Budget, LimitStore } from '../../../platform/http/limits/limit-store';
import { RequestHosts } from '../../../platform/http/request-hosts';
import { siteIn } from '../../../platform/translations/site-in';
import type { UserPrincipal } from '../../users/user.entity';
import { SessionCookie } from '../sessions/session-cookie';
import { IdentitiesService } from './identities.service';
import { type Checks, type ProviderName, SignInCancelled } from './openid-provider';
import { Providers } from './providers';
import { SealedCookies } from './sealed-cookies';

const PROFILE = '/dashboard/profile';
const FLOW_MS = 10 * 60_000;

type Outcome = GoogleOutcome | OidcOutcome;

/** Host on which each provider is used, and the page that asks for a proof. */
const PLACES = {
  google: { host: 'site', linkPage: '/link-google' },
  oidc: { host: 'admin', linkPage: '/link-account' },
} as const;

/** State of a sign-in with a provider, stored in a cookie of its browser. */
interface Flow extends Checks {
  next: string;
  /** Language of the page that it was started on. */
  locale: Locale;
  /** Id of the account to link the Google account to; null for a sign-in. */
  linkTo: number | null;
}

/** Sends the browser to another page. */
export function redirectTo(response: Response, address: string) {
  response.set({ Location: address, 'Cache-Control': 'no-store' });
  return { status: 302, body: undefined } as const;
}

/** Handles the two requests of a sign-in with a provider. Each returns the address to redirect to. */
@Injectable()
export class ProviderFlow {
  private readonly log = new Logger('SignIn');
  /** Accepts each state once, on all instances together, until it would expire anyway. */
  private readonly returns: Budget;

  constructor(
    private readonly hosts: RequestHosts,
    private readonly providers: Providers,
    private readonly identities: IdentitiesService,
    private readonly cookies: SealedCookies,
    private readonly session: SessionCookie,
    store: LimitStore,
  ) {
    this.returns = store.budget('providerReturns', 1, FLOW_MS / 1000);
  }

  async begin(
    name: ProviderName,
    request: Request,
    response: Response,
    principal: UserPrincipal | null,
    { next: wanted, locale = 'en' }: { next?: string | undefined; locale?: Locale | undefined },
  ): Promise<string> {
    const elsewhere = this.otherHost(name, request);
    if (elsewhere) return elsewhere;
    // Staff link their account with their password, after signing in at the provider.
    const linking = name === 'google' && principal !== null && !isFromElsewhere(request);
    const next = returnPath(wanted);
    const pageFor = (outcome: Outcome) =>
      siteIn(locale, '') +
      (linking ? `${PROFILE}?${name}=${outcome}` : signInPage(name, outcome, next));
    const provider = this.providers.of(name);
    if (!provider.configured) return pageFor('unavailable');
    if (linking && !principal.user.email_confirmed_at) return pageFor('unconfirmed');
    const redirect = await provider.begin().catch(() => null);
    if (!redirect) return pageFor('failed');
    const linkTo = linking ? principal.user.id : null;
    const flow: Flow = { ...redirect.checks, next, locale, linkTo };
    await this.cookies.set(request, response, `${name}Flow`, flow);
    return redirect.to;
  }

  async finish(
    name: ProviderName,
    request: Request,
    response: Response,
    principal: UserPrincipal | null,
  ): Promise<string> {
    const elsewhere = this.otherHost(name, request);
    if (elsewhere) return elsewhere;
    const flow = await this.cookies.read<Flow>(request, `${name}Flow`);
    this.cookies.clear(request, response, `${name}Flow`);
    const provider = this.providers.of(name);
    if (!provider.configured) return signInPage(name, 'unavailable', USUAL_PATH);
    if (!flow || !(await this.isFirstReturn(flow.state))) {
      return signInPage(name, 'failed', USUAL_PATH);
    }
    const pageFor = (outcome: Outcome) =>
      siteIn(flow.locale, '') +
      (flow.linkTo === null
        ? signInPage(name, outcome, flow.next)
        : `${PROFILE}?${name}=${outcome}`);

    const { search } = new URL(request.originalUrl, this.hosts.urlOf(PLACES[name].host));
    const identity = await provider.finish(search, flow).catch((error: unknown) => {
      if (error instanceof SignInCancelled) return 'cancelled' as const;
      this.log.warn(`a sign-in did not come through: ${String(error)}`);
      return 'failed' as const;
    });
    if (typeof identity === 'string') return pageFor(identity);

    if (flow.linkTo !== null) {
      // Another account may be signed in by now, or none.
      const same = principal?.user.id === flow.linkTo;
      return pageFor(same ? await this.identities.linkTo(principal, identity) : 'failed');
    }
    const arrival = await this.identities.signIn(identity, request, flow.locale);
    if ('outcome' in arrival) return pageFor(arrival.outcome);
    if ('unproven' in arrival) {
      await this.cookies.set(request, response, `${name}Link`, arrival.unproven);
      return siteIn(flow.locale, '') + withNext(PLACES[name].linkPage, flow.next);
    }
    this.session.set(request, response, arrival.signedIn.cookieToken);
    return siteIn(flow.locale, '') + flow.next;
  }

  /** Returns the sign-in page of the provider's host for a request to the other host. */
  private otherHost(name: ProviderName, request: Request): string | null {
    const { host } = PLACES[name];
    return this.hosts.of(request) === host ? null : `${this.hosts.urlOf(host)}/login`;
  }

  private isFirstReturn(state: string): Promise<boolean> {
    return this.returns.consume(state).then(
      () => true,
      () => false,
    );
  }
}

/** Linking starts only on our own pages. A link on another site can only sign in. */
const isFromElsewhere = (request: Request) =>
  ['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site']));

const signInPage = (name: ProviderName, outcome: Outcome, next: string) =>
  withNext(`/login?${name}=${outcome}`, next);

function withNext(path: string, next: string): string {
  if (next === USUAL_PATH) return path;
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}

/** Default path after a sign-in. */
export const USUAL_PATH = '/dashboard';
const HERE = 'http://here.invalid';

/** Returns a path on this host as browsers parse it, or the default one for anything that could lead elsewhere. */
export function returnPath(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || wanted.includes('\\')) return USUAL_PATH;
  if (!URL.canParse(wanted, HERE)) return USUAL_PATH;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // Dot segments can leave a second leading slash: `/.//elsewhere.example`.
  if (origin !== HERE || pathname.startsWith('//')) return USUAL_PATH;
  return pathname + search + hash;
}
