import { groupThousands } from '@shishir/format';

/** A number in readable form: 101.325, 15,000. */
export function figure(value: number): string {
  const [whole, decimals] = String(value).split('.');
  const grouped = groupThousands(Number(whole));
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
