import { inputFor_w, kwText, type SizingValues, type SystemPlan } from '@shishir/sizing';
import type { SiteTariff } from '../../../../catalogue/product-parts/sizing-data.server';
import { type CostField, costOf } from '../../shared/cost-query';
import { RunningCostSection, tariffOf } from '../../shared/running-cost';
import { USUAL_COST } from '../system/system-query';
import styles from '../../tools.module.css';

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
  return (
    <RunningCostSection
      title="Running cost"
      lead={
        <>
          {outdoor_input_w === null
            ? `The input power of the outdoor unit is not in the catalogue; ${kw(compressor_w)} is its capacity at a COP of ${values.cop}`
            : `From the input power of the whole system: outdoor unit ${kw(compressor_w)}`}
          {fans_input_w === null
            ? ', without the fans of the indoor units.'
            : ` and indoor fans ${kw(fans_input_w)} at full load.`}{' '}
          {outdoor_input_w === null && <span className={styles.estimate}>estimate</span>}
        </>
      }
      {...{ typed, values, tariffs, tariff, cost, form }}
      usualTariff={USUAL_COST.tariff}
      set={(field) => ({
        name: field,
        value: typed[field],
        onChange: ({ target }) => set(field, target.value),
      })}
      loadHint="Of the full load while it runs"
      note="The rated input is used at every load, which is on the safe side for an inverter system."
    />
  );
}
