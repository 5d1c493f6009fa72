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
