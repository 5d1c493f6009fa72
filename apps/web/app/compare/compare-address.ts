/** The address of a comparison: '/compare?ids=1,22'. */
export function compareAddress(ids: number[]): string {
  return ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare';
}
