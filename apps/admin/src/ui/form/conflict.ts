/** Whose value of a field stays. */
export type Side = 'mine' | 'theirs';

/** A field that differs between what is typed here and what somebody else has saved meanwhile. */
export interface Dispute<F extends string> {
  name: F;
  label: string;
  /** Both values as they are read. */
  mine: string;
  theirs: string;
  /** It was touched here; what was not is theirs at first. */
  touched: boolean;
}

export type Sides<F extends string> = Partial<Record<F, Side>>;

/** At first everybody keeps their own changes. */
export const firstSides = <F extends string>(disputes: Dispute<F>[]): Sides<F> =>
  sidesOf(disputes, ({ touched }) => (touched ? 'mine' : 'theirs'));

export const sidesOf = <F extends string>(
  disputes: Dispute<F>[],
  choose: (dispute: Dispute<F>) => Side,
): Sides<F> =>
  Object.fromEntries(disputes.map((dispute) => [dispute.name, choose(dispute)])) as Sides<F>;
