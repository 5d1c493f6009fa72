/** The host that a request came to: the public site's or the dashboard's. */
export type HostKind = 'site' | 'admin';

/** What a request says about where it was sent from and where it arrived. */
export interface RequestOrigin {
  /** `http` or `https`, as the visitor used it. */
  protocol: string;
  /** The Host header. */
  host: string | undefined;
  /** The Origin header. */
  origin: string | undefined;
  /** The Sec-Fetch-Site header. */
  fetchSite: string | undefined;
}

/** Tells the two hosts apart. Every host that is not the dashboard's is the site's. */
export class Hosts {
  private readonly urls: Record<HostKind, string>;
  private readonly adminHost: string;

  /** Takes both addresses without a slash at the end. */
  constructor({ PUBLIC_URL, ADMIN_URL }: { PUBLIC_URL: string; ADMIN_URL: string }) {
    this.urls = { site: PUBLIC_URL, admin: ADMIN_URL };
    this.adminHost = new URL(ADMIN_URL).host;
  }

  /** Takes a Host header; names of hosts have no case. */
  kindOf(host: string | undefined): HostKind {
    return host?.toLowerCase() === this.adminHost ? 'admin' : 'site';
  }

  /** The address that people know this host by. */
  urlOf(kind: HostKind): string {
    return this.urls[kind];
  }

  /**
   * True where a browser sent the request from a page of the same origin that it goes to.
   * The two hosts are same-site: a SameSite cookie does not separate them, and `same-site` is rejected.
   * Behind a proxy that is not trusted the protocol is unknown, so a host's own address counts too.
   */
  isSameOrigin({ protocol, host, origin, fetchSite }: RequestOrigin): boolean {
    if (origin === undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
    const name = host?.toLowerCase();
    const own = new URL(this.urlOf(this.kindOf(name)));
    return origin === `${protocol}://${name}` || (name === own.host && origin === own.origin);
  }
}
