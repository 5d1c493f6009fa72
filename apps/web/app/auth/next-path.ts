const HERE = 'http://here.invalid';

/**
 * Where to go after signing in: a path on this very site, or `/dashboard` for anything that could lead away
 * from it. What comes back is the address as browsers will read it, so that nothing changes its meaning later.
 */
export function nextPath(wanted: string | null): string {
  const usual = '/dashboard';
  if (!wanted?.startsWith('/') || wanted.includes('\\')) return usual;
  if (!URL.canParse(wanted, HERE)) return usual;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // Dot segments can leave a second slash in front: `/.//elsewhere.example`.
  if (origin !== HERE || pathname.startsWith('//')) return usual;
  return pathname + search + hash;
}

/** The address of the other form, which leads on to the same place. */
export function withNext(path: '/login' | '/signup', wanted: string | null): string {
  return wanted === null ? path : `${path}?next=${encodeURIComponent(nextPath(wanted))}`;
}
