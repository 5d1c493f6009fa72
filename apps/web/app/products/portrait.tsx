/** A drawn portrait: the initials of a name. */
export function Portrait({ name }: { name: string }) {
  const initials = name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();
  return (
    <span className="ava" role="img" aria-label={name}>
      {initials}
    </span>
  );
}
