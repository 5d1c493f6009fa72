import { formatTaka } from '@shishir/format';
import { ProductText, type PartProps } from './form-section';
import { takaOf } from './number-text';

interface Props {
  of: PartProps;
  name: 'regular_price' | 'offer_price' | 'bill' | 'paid';
  span?: 2 | 3;
  /** Said while there is no amount. */
  empty?: string;
  /** Said in place of the amount in lakh grouping. */
  warning?: string;
}

/** An amount of taka; how it will be written stands below it while it is typed. */
export function TakaField({ of, name, span, empty, warning }: Props) {
  const amount = takaOf(of.form.values[name]);
  return (
    <ProductText
      of={of}
      name={name}
      span={span}
      inputMode="numeric"
      start={<span className="unit">৳</span>}
      warns={warning !== undefined}
      hint={warning ?? (amount === null ? empty : formatTaka(amount))}
    />
  );
}
