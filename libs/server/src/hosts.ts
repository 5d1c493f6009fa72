/** The host of a request: that of the public site or of the dashboard. */
export type HostKind = 'site' | 'admin';

/** Properties of a request that show which page sent it to which host. */
export interface RequestOrigin {
  /** `http` or `https`, as used by the visitor. */
  protocol: string;
  /** The Host header. */
  host: string | undefined;
  /** The Origin header. */
  origin: string | undefined;
  /** The Sec-Fetch-Site header. */
  fetchSite: string | undefined;
}

/** Distinguishes the two hosts. Every host except the dashboard's is the site's. */
export class Hosts {
  private readonly urls: Record<HostKind, string>;
  private readonly adminHost: string;

  /** Both addresses must not end with a slash. */
  constructor({ PUBLIC_URL, ADMIN_URL }: { PUBLIC_URL: string; ADMIN_URL: string }) {
    this.urls = { site: PUBLIC_URL, admin: ADMIN_URL };
    this.adminHost = new URL(ADMIN_URL).host;
  }

  /** Returns the kind of a Host header, ignoring case. */
  kindOf(host: string | undefined): HostKind {
    return host?.toLowerCase() === this.adminHost ? 'admin' : 'site';
  }

  /** Returns the public address of a host. */
  urlOf(kind: HostKind): string {
    return this.urls[kind];
  }

  /**
   * True if a browser sent the request from a page of the same origin. The two hosts are same-site, so SameSite cookies
   * do not separate them and `same-site` is rejected. Behind an untrusted proxy the protocol is unknown, so the host's
   * configured address is accepted too.
   */
  isSameOrigin({ protocol, host, origin, fetchSite }: RequestOrigin): boolean {
    if (origin === undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
    const name = host?.toLowerCase();
    const own = new URL(this.urlOf(this.kindOf(name)));
    return origin === `${protocol}://${name}` || (name === own.host && origin === own.origin);
  }
}
