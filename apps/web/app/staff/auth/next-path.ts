const HERE = 'http://here.invalid';

/**
 * Returns the path to open after signing in: a path on this site, or `/dashboard` for anything that could open another
 * site (open redirect). The path is returned as browsers parse it, so its meaning cannot change later.
 */
export function nextPath(wanted: string | null): string {
  const usual = '/dashboard';
  if (!wanted?.startsWith('/') || wanted.includes('\\')) return usual;
  if (!URL.canParse(wanted, HERE)) return usual;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // Dot segments can leave two leading slashes: `/.//elsewhere.example`.
  if (origin !== HERE || pathname.startsWith('//')) return usual;
  return pathname + search + hash;
}

/** Path of the other form, with the same page to open afterwards. */
export function withNext(path: '/login' | '/signup', wanted: string | null): string {
  return wanted === null ? path : `${path}?next=${encodeURIComponent(nextPath(wanted))}`;
}
