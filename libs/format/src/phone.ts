/** E.164 in readable groups: '+8801000000101' -> '+880 10 0000 0101'; other countries stay whole. */
export function formatPhone(e164: string): string {
  const national = /^\+880(\d{2})(\d{4})(\d{4})$/.exec(e164);
  return national ? `+880 ${national[1]} ${national[2]} ${national[3]}` : e164;
}
