import { Injectable, Logger } from '@nestjs/common';
import type { GoogleOutcome } from '@shishir/contract';
import type { Request, Response } from 'express';
import { Env } from '../../config/env';
import { Surfaces } from '../../http/surface';
import type { UserPrincipal } from '../../users/user.entity';
import { SessionCookie } from '../sessions/session-cookie';
import { type Checks, GoogleCancelled, GoogleProvider } from './google-provider';
import { GoogleService } from './google.service';
import { SealedCookies } from './sealed-cookies';

const PROFILE = '/dashboard/profile';
const FLOW_MS = 10 * 60_000;

/** A way to Google and back, kept by the browser that goes it. */
interface Flow extends Checks {
  next: string;
  /** Whose account the Google account is to be linked to; null where somebody signs in. */
  linkTo: number | null;
}

/** What a browser's two visits lead to. Each answers with the address to send it to. */
@Injectable()
export class GoogleFlow {
  private readonly log = new Logger('Google');
  /** The states that have come back, until they would be too old anyway. */
  private readonly used = new Map<string, number>();

  constructor(
    private readonly env: Env,
    private readonly surfaces: Surfaces,
    private readonly provider: GoogleProvider,
    private readonly google: GoogleService,
    private readonly cookies: SealedCookies,
    private readonly session: SessionCookie,
  ) {}

  async begin(
    request: Request,
    response: Response,
    principal: UserPrincipal | null,
    wanted: string | undefined,
  ): Promise<string> {
    if (this.surfaces.of(request) === 'admin') return `${this.env.PUBLIC_URL}/login`;
    const linking = principal !== null && !isFromElsewhere(request);
    const next = returnPath(wanted);
    const told = (outcome: GoogleOutcome) =>
      linking ? `${PROFILE}?google=${outcome}` : signInPage(outcome, next);
    if (!this.provider.configured) return told('unavailable');
    if (linking && !principal.user.email_confirmed_at) return told('unconfirmed');
    const begun = await this.provider.begin().catch(() => null);
    if (!begun) return told('failed');
    const linkTo = linking ? principal.user.id : null;
    const flow: Flow = { ...begun.checks, next, linkTo };
    this.cookies.set(request, response, 'googleFlow', flow);
    return begun.to;
  }

  async finish(
    request: Request,
    response: Response,
    principal: UserPrincipal | null,
  ): Promise<string> {
    if (this.surfaces.of(request) === 'admin') return `${this.env.PUBLIC_URL}/login`;
    const flow = this.cookies.read<Flow>(request, 'googleFlow');
    this.cookies.clear(request, response, 'googleFlow');
    if (!this.provider.configured) return signInPage('unavailable', USUAL_PATH);
    if (!flow || !this.isFirstReturn(flow.state)) return signInPage('failed', USUAL_PATH);
    const told = (outcome: GoogleOutcome) =>
      flow.linkTo === null ? signInPage(outcome, flow.next) : `${PROFILE}?google=${outcome}`;

    const { search } = new URL(request.originalUrl, this.env.PUBLIC_URL);
    const identity = await this.provider.finish(search, flow).catch((error: unknown) => {
      if (error instanceof GoogleCancelled) return 'cancelled' as const;
      this.log.warn(`a sign-in did not come through: ${String(error)}`);
      return 'failed' as const;
    });
    if (typeof identity === 'string') return told(identity);

    if (flow.linkTo !== null) {
      // Another account, or none, may be signed in by now.
      const same = principal?.user.id === flow.linkTo;
      return told(same ? await this.google.linkTo(principal, identity) : 'failed');
    }
    const arrival = await this.google.signIn(identity, request);
    if ('outcome' in arrival) return told(arrival.outcome);
    if ('unproven' in arrival) {
      this.cookies.set(request, response, 'googleLink', arrival.unproven);
      return withNext('/link-google', flow.next);
    }
    this.session.set(request, response, arrival.signedIn.cookieToken);
    return flow.next;
  }

  private isFirstReturn(state: string): boolean {
    const now = Date.now();
    for (const [old, at] of this.used) if (at < now - FLOW_MS) this.used.delete(old);
    if (this.used.has(state)) return false;
    this.used.set(state, now);
    return true;
  }
}

/** Linking begins on a page of ours. A link on another site signs in at most. */
const isFromElsewhere = (request: Request) =>
  ['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site']));

const signInPage = (outcome: GoogleOutcome, next: string) =>
  withNext(`/login?google=${outcome}`, next);

function withNext(path: string, next: string): string {
  if (next === USUAL_PATH) return path;
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}

/** Where a sign-in leads that was not asked for from anywhere in particular. */
export const USUAL_PATH = '/dashboard';
const HERE = 'http://here.invalid';

/** A path on this very site as browsers read it, or the usual one for anything that could lead elsewhere. */
export function returnPath(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || wanted.includes('\\')) return USUAL_PATH;
  if (!URL.canParse(wanted, HERE)) return USUAL_PATH;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // Dot segments can leave a second slash in front: `/.//elsewhere.example`.
  if (origin !== HERE || pathname.startsWith('//')) return USUAL_PATH;
  return pathname + search + hash;
}
