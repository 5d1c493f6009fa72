import { inputFor_w, kwText, type ProjectPlan, type SizingValues } from '@shishir/sizing';
import type { SiteTariff } from '../../../../catalogue/product-parts/sizing-data.server';
import { type CostField, costOf } from '../../shared/cost-query';
import { RunningCostSection, tariffOf } from '../../shared/running-cost';
import { USUAL_COST } from '../system/project-query';
import { toolTexts } from '../../shared/tool.texts';
import { vrfResultTexts } from './vrf-result.texts';
import styles from '../../tools.module.css';

const texts = vrfResultTexts.cost;

interface SystemCostProps {
  project: ProjectPlan;
  typed: Record<CostField, string>;
  values: SizingValues;
  tariffs: readonly SiteTariff[];
  form: string;
  set: (field: CostField, value: string) => void;
}

/** Monthly electricity cost of all systems, from the input power of outdoor units and fans. */
export function SystemCost({ project, typed, values, tariffs, form, set }: SystemCostProps) {
  const tariff = tariffOf(tariffs, typed.tariff);
  const plans = project.systems.flatMap(({ plan: { outdoor, ...plan } }) =>
    outdoor ? [{ ...plan, outdoor }] : [],
  );
  if (!tariff || plans.length === 0) return null;
  const sum = (of: (plan: (typeof plans)[number]) => number | null) =>
    plans.reduce<number | null>((all, plan) => {
      const own = of(plan);
      return all === null || own === null ? null : all + own;
    }, 0);
  const outdoor_input_w = sum((plan) => plan.outdoor_input_w);
  const fans_input_w = sum((plan) => plan.fans_input_w);
  const cooling_w = plans.reduce((all, { outdoor }) => all + outdoor.cooling_kw * 1000, 0);
  const compressor_w = outdoor_input_w ?? inputFor_w(cooling_w, values.cop);
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
