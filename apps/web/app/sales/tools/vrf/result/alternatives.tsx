import { formatTaka } from '@shishir/format';
import {
  type Alternative,
  kwText,
  modelsOf,
  ratioText,
  sizeName,
  type SystemPlan,
  type SystemWarning,
} from '@shishir/sizing';
import { memo } from 'react';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden';
import { toolTexts } from '../../shared/tool.texts';
import { vrfResultTexts } from './vrf-result.texts';
import toolsStyles from '../../tools.module.css';
import styles from './alternatives.module.css';

const texts = vrfResultTexts.alternatives;

/** Number of alternatives shown before the others are opened. */
const SHOWN = 3;

export const idsOf = ({ modules }: Alternative) => modules.map(({ id }) => id).join('.');

/** Returns the chosen alternative, the best ones and the next smaller one, by size; and all others. */
export function alternativesOf({ outdoor, alternatives: { fitting, near } }: SystemPlan) {
  const all = new Map([...fitting, ...near].map((one) => [idsOf(one), one]));
  if (outdoor) all.set(idsOf(outdoor), outdoor);
  const best = fitting[0];
  const smaller = near.filter(({ cooling_kw }) => !best || cooling_kw < best.cooling_kw).at(-1);
  const first = new Set(
    [outdoor, ...fitting.slice(0, SHOWN), smaller, ...(fitting.length === 0 ? near : [])].flatMap(
      (one) => (one ? [idsOf(one)] : []),
    ),
  );
  const sorted = [...all.values()].sort((a, b) => a.cooling_kw - b.cooling_kw);
  return {
    shown: sorted.filter((one) => first.has(idsOf(one))),
    others: sorted.filter((one) => !first.has(idsOf(one))),
  };
}

interface AlternativeTexts {
  ids: string;
  size: string;
  models: string;
  capacity: string;
  ratio: string;
  remark: string;
  price: string;
  difference: string;
  isOut: boolean;
  isEstimate: boolean;
}

export function rowOf(one: Alternative, chosen: Alternative | null): AlternativeTexts {
  const difference = chosen?.price == null || one.price === null ? 0 : one.price - chosen.price;
  return {
    ids: idsOf(one),
    size: sizeName(one),
    models: modelsOf(one),
    capacity: kwText(one.cooling_kw),
    ratio: ratioText(one.ratio_percent, one.window),
    remark: remarkOf(one),
    price: one.price === null ? texts.onRequest : formatTaka(one.price),
    difference:
      difference === 0 ? '' : `${difference > 0 ? '+' : '−'} ${formatTaka(Math.abs(difference))}`,
    isOut: one.warnings.some(({ code }) => code !== 'below_loads'),
    isEstimate: one.is_estimate,
  };
}

interface AlternativeRowProps extends AlternativeTexts {
  isChosen: boolean;
  form: string;
  /** Name of the radio buttons of the system. */
  field: string;
  choose: (ids: string) => void;
}

/** A row with unchanged texts is not rendered, because updating every radio button is slow. */
export const AlternativeRow = memo(function AlternativeRow(props: AlternativeRowProps) {
  const { ids, isChosen, isOut, form, field, choose } = props;
  return (
    <label className={[isChosen && styles.chosen, isOut && styles.unfit].filter(Boolean).join(' ')}>
      <input
        type="radio"
        name={field}
        value={ids}
        checked={isChosen}
        onChange={() => choose(ids)}
        form={form}
      />
      <span>
        <b>{props.size}</b>
        <small>
          {props.capacity}{' '}
          {props.isEstimate && <span className={toolsStyles.estimate}>{toolTexts.estimate}</span>}
        </small>
      </span>
      <span className={styles.ratio}>
        <b>{props.ratio}</b>
        <small>{props.remark}</small>
      </span>
      <span className={styles.price}>
        <b>{props.price}</b>
        <small>{props.difference}</small>
      </span>
      <VisuallyHidden>{props.models}</VisuallyHidden>
    </label>
  );
});

/** Describes an alternative in a few words. */
function remarkOf({ warnings, window, above_loads_percent: above }: Alternative): string {
  const has = (code: SystemWarning['code']) => warnings.some((warning) => warning.code === code);
  if (has('ratio_too_high')) return texts.aboveMax(window.ratio_max);
  if (has('ratio_too_low')) return texts.belowMin(window.ratio_min);
  if (has('too_many_units')) return texts.tooManyUnits(window.indoor_max);
  if (has('mixed_refrigerants')) return texts.mixedRefrigerants;
  if (has('mixed_series')) return texts.mixedSeries;
  if (has('module_set')) return texts.notCombined;
  if (has('below_loads')) return texts.belowLoads;
  return above === null ? texts.fits : texts.aboveLoads(Math.round(above));
}
