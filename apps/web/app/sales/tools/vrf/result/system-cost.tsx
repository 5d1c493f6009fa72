import { inputFor_w, kwText, type SizingValues, type SystemPlan } from '@shishir/sizing';
import type { SiteTariff } from '../../../../catalogue/product-parts/sizing-data.server';
import { type CostField, costOf } from '../../shared/cost-query';
import { RunningCostSection, tariffOf } from '../../shared/running-cost';
import { USUAL_COST } from '../system/system-query';
import { toolTexts } from '../../shared/tool.texts';
import { vrfResultTexts } from './vrf-result.texts';
import styles from '../../tools.module.css';

const texts = vrfResultTexts.cost;

interface SystemCostProps {
  plan: SystemPlan;
  typed: Record<CostField, string>;
  values: SizingValues;
  tariffs: readonly SiteTariff[];
  form: string;
  set: (field: CostField, value: string) => void;
}

/** Monthly electricity cost of the system, from the input power of outdoor unit and fans. */
export function SystemCost({ plan, typed, values, tariffs, form, set }: SystemCostProps) {
  const tariff = tariffOf(tariffs, typed.tariff);
  const { outdoor, outdoor_input_w, fans_input_w } = plan;
  if (!tariff || !outdoor) return null;
  const compressor_w = outdoor_input_w ?? inputFor_w(outdoor.cooling_kw * 1000, values.cop);
  const cost = costOf(typed, compressor_w + (fans_input_w ?? 0), values, tariff.prices);
  const kw = (w: number) => kwText(w / 1000);
  const fans = fans_input_w === null ? null : kw(fans_input_w);
  return (
    <RunningCostSection
      title={texts.title}
      lead={
        <>
          {outdoor_input_w === null
            ? texts.leadByCop(kw(compressor_w), values.cop, fans)
            : texts.lead(kw(compressor_w), fans)}{' '}
          {outdoor_input_w === null && (
            <span className={styles.estimate}>{toolTexts.estimate}</span>
          )}
        </>
      }
      {...{ typed, values, tariffs, tariff, cost, form }}
      usualTariff={USUAL_COST.tariff}
      set={(field) => ({
        name: field,
        value: typed[field],
        onChange: ({ target }) => set(field, target.value),
      })}
      loadHint={texts.loadHint}
      note={texts.note}
    />
  );
}
