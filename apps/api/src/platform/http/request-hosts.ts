import { Injectable } from '@nestjs/common';
import { type HostKind, Hosts } from '@shishir/server/hosts';
import type { Request } from 'express';
import { Env } from '../config/env';

/** Tells by a request which of the two hosts it came to. */
@Injectable()
export class RequestHosts {
  private readonly hosts: Hosts;

  constructor(env: Env) {
    this.hosts = new Hosts(env);
  }

  of(request: Request): HostKind {
    return this.hosts.kindOf(request.headers.host);
  }

  /** The address that people know this host by. */
  urlOf(kind: HostKind): string {
    return this.hosts.urlOf(kind);
  }

  /** True where a browser says that it sent the request from a page of another origin. */
  isCrossOrigin(request: Request): boolean {
    const { origin, 'sec-fetch-site': fetchSite } = request.headers;
    return (origin !== undefined || fetchSite !== undefined) && !this.isSameOrigin(request);
  }

  /** True where a browser sent the request from a page of the very origin that it goes to. */
  isSameOrigin(request: Request): boolean {
    const { host, origin, 'sec-fetch-site': fetchSite } = request.headers;
    return this.hosts.isSameOrigin({
      protocol: request.protocol,
      host,
      origin,
      fetchSite: fetchSite,
    });
  }
}
