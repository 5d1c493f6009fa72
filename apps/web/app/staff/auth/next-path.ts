const HERE = 'http://here.invalid';

/**
 * The path to go to after signing in: one on this site, or `/dashboard` for anything that could lead to
 * another site (open redirect). Returns the path as browsers parse it, so that it cannot change its meaning
 * later.
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

/** The path of the other form, with the same page to go to afterwards. */
export function withNext(path: '/login' | '/signup', wanted: string | null): string {
  return wanted === null ? path : `${path}?next=${encodeURIComponent(nextPath(wanted))}`;
}
