import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Env } from '../config/env';

/** The host that a request came to: the public site's or the dashboard's. */
export type Surface = 'site' | 'admin';

/** Tells the two hosts apart. Everything that is not the dashboard's host is the site's. */
@Injectable()
export class Surfaces {
  private readonly adminHost: string;

  constructor(private readonly env: Env) {
    this.adminHost = new URL(env.ADMIN_URL).host;
  }

  of(request: Request): Surface {
    return request.headers.host === this.adminHost ? 'admin' : 'site';
  }

  /** The address that people know this host by. */
  urlOf(surface: Surface): string {
    return surface === 'admin' ? this.env.ADMIN_URL : this.env.PUBLIC_URL;
  }

  /**
   * True where a browser sent the request from a page of the very origin that it goes to.
   * The two hosts are same-site, so a SameSite cookie does not part them and `same-site` is refused.
   */
  isSameOrigin(request: Request): boolean {
    const { origin, host } = request.headers;
    if (origin !== undefined) {
      const known = new URL(this.urlOf(this.of(request)));
      return (
        origin === `${request.protocol}://${host}` ||
        (host === known.host && origin === known.origin)
      );
    }
    const site = request.headers['sec-fetch-site'];
    return site === 'same-origin' || site === 'none';
  }
}
