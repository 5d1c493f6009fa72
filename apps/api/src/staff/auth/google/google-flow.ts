import { Injectable, Logger } from '@nestjs/common';
import type { GoogleOutcome, Locale } from '@shishir/contract';
import type { Request, Response } from 'express';
import { Env } from '../../../platform/config/env';
import { type Budget, LimitStore } from '../../../platform/http/limits/limit-store';
import { RequestHosts } from '../../../platform/http/request-hosts';
import { siteIn } from '../../../platform/translations/site-in';
import type { UserPrincipal } from '../../users/user.entity';
import { SessionCookie } from '../sessions/session-cookie';
import { type Checks, GoogleCancelled, GoogleProvider } from './google-provider';
import { GoogleService } from './google.service';
import { SealedCookies } from './sealed-cookies';

const PROFILE = '/dashboard/profile';
const FLOW_MS = 10 * 60_000;

/** State of a sign-in with Google, stored in a cookie of its browser. */
interface Flow extends Checks {
  next: string;
  /** Language of the page that it was started on. */
  locale: Locale;
  /** Id of the account to link the Google account to; null for a sign-in. */
  linkTo: number | null;
}

/** Handles the two requests of a sign-in with Google. Each returns the address to redirect to. */
@Injectable()
export class GoogleFlow {
  private readonly log = new Logger('Google');
  /** Accepts each state once, on all instances together, until it would expire anyway. */
  private readonly returns: Budget;

  constructor(
    private readonly env: Env,
    private readonly hosts: RequestHosts,
    private readonly provider: GoogleProvider,
    private readonly google: GoogleService,
    private readonly cookies: SealedCookies,
    private readonly session: SessionCookie,
    store: LimitStore,
  ) {
    this.returns = store.budget('googleReturns', 1, FLOW_MS / 1000);
  }

  /** True if Google settings are configured. */
  get available(): boolean {
    return this.provider.configured;
  }

  async begin(
    request: Request,
    response: Response,
    principal: UserPrincipal | null,
    { next: wanted, locale = 'en' }: { next?: string | undefined; locale?: Locale | undefined },
  ): Promise<string> {
    if (this.hosts.of(request) === 'admin') return `${this.env.PUBLIC_URL}/login`;
    const linking = principal !== null && !isFromElsewhere(request);
    const next = returnPath(wanted);
    const pageFor = (outcome: GoogleOutcome) =>
      siteIn(locale, '') + (linking ? `${PROFILE}?google=${outcome}` : signInPage(outcome, next));
    if (!this.provider.configured) return pageFor('unavailable');
    if (linking && !principal.user.email_confirmed_at) return pageFor('unconfirmed');
    const redirect = await this.provider.begin().catch(() => null);
    if (!redirect) return pageFor('failed');
    const linkTo = linking ? principal.user.id : null;
    const flow: Flow = { ...redirect.checks, next, locale, linkTo };
    await this.cookies.set(request, response, 'googleFlow', flow);
    return redirect.to;
  }

  async finish(
    request: Request,
    response: Response,
    principal: UserPrincipal | null,
  ): Promise<string> {
    if (this.hosts.of(request) === 'admin') return `${this.env.PUBLIC_URL}/login`;
    const flow = await this.cookies.read<Flow>(request, 'googleFlow');
    this.cookies.clear(request, response, 'googleFlow');
    if (!this.provider.configured) return signInPage('unavailable', USUAL_PATH);
    if (!flow || !(await this.isFirstReturn(flow.state))) return signInPage('failed', USUAL_PATH);
    const pageFor = (outcome: GoogleOutcome) =>
      siteIn(flow.locale, '') +
      (flow.linkTo === null ? signInPage(outcome, flow.next) : `${PROFILE}?google=${outcome}`);

    const { search } = new URL(request.originalUrl, this.env.PUBLIC_URL);
    const identity = await this.provider.finish(search, flow).catch((error: unknown) => {
      if (error instanceof GoogleCancelled) return 'cancelled' as const;
      this.log.warn(`a sign-in did not come through: ${String(error)}`);
      return 'failed' as const;
    });
    if (typeof identity === 'string') return pageFor(identity);

    if (flow.linkTo !== null) {
      // Another account may be signed in by now, or none.
      const same = principal?.user.id === flow.linkTo;
      return pageFor(same ? await this.google.linkTo(principal, identity) : 'failed');
    }
    const arrival = await this.google.signIn(identity, request, flow.locale);
    if ('outcome' in arrival) return pageFor(arrival.outcome);
    if ('unproven' in arrival) {
      await this.cookies.set(request, response, 'googleLink', arrival.unproven);
      return siteIn(flow.locale, '') + withNext('/link-google', flow.next);
    }
    this.session.set(request, response, arrival.signedIn.cookieToken);
    return siteIn(flow.locale, '') + flow.next;
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

const signInPage = (outcome: GoogleOutcome, next: string) =>
  withNext(`/login?google=${outcome}`, next);

function withNext(path: string, next: string): string {
  if (next === USUAL_PATH) return path;
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}

/** Default path after a sign-in. */
export const USUAL_PATH = '/dashboard';
const HERE = 'http://here.invalid';

/** Returns a path on this site as browsers parse it, or the default one for anything that could lead elsewhere. */
export function returnPath(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || wanted.includes('\\')) return USUAL_PATH;
  if (!URL.canParse(wanted, HERE)) return USUAL_PATH;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // Dot segments can leave a second leading slash: `/.//elsewhere.example`.
  if (origin !== HERE || pathname.startsWith('//')) return USUAL_PATH;
  return pathname + search + hash;
}
