import { Injectable } from '@nestjs/common';
import { type HostKind, Hosts } from '@shishir/server/hosts';
import type { Request } from 'express';
import { Env } from '../config/env';

/** Determines whether a request came to the public host or the dashboard host. */
@Injectable()
export class RequestHosts {
  private readonly hosts: Hosts;

  constructor(env: Env) {
    this.hosts = new Hosts(env);
  }

  of(request: Request): HostKind {
    return this.hosts.kindOf(request.headers.host);
  }

  /** Returns the public address of this host. */
  urlOf(kind: HostKind): string {
    return this.hosts.urlOf(kind);
  }

  /** True if a browser reports that the request comes from a page of another origin. */
  isCrossOrigin(request: Request): boolean {
    const { origin, 'sec-fetch-site': fetchSite } = request.headers;
    return (origin !== undefined || fetchSite !== undefined) && !this.isSameOrigin(request);
  }

  /** True if a browser sent the request from a page of the same origin. */
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
