import type { CatalogueProduct } from '@shishir/contract';
import { formatPaisa, formatTaka, groupThousands } from '@shishir/format';
import { officeUse, PEAK_HOURS, runningCost } from '@shishir/sizing';
import { Facts } from '../../../platform/ui/facts';
import type { SizingData } from '../../product-parts/sizing-data.server';
import { productPageTexts } from './product-page.texts';
import styles from './product-sections.module.css';

const texts = productPageTexts.cost;

interface ProductRunningCostProps {
  product: CatalogueProduct;
  /** Set for outdoor units. */
  sizing: SizingData | null;
}

/** Shows the electricity cost of an outdoor unit; the input power of other units covers only a part of a system. */
export function ProductRunningCost({ product, sizing }: ProductRunningCostProps) {
  const { category_kind, power_input_w: input_w, discontinued } = product;
  if (discontinued || category_kind !== 'outdoor_unit' || !input_w || !sizing) return null;
  const { values, tariffs } = sizing;
  const load_percent = values.load_factor_percent;
  const use = officeUse(values);
  const run = { input_w, demand_w: input_w, ...use, load_percent };
  // Commercial buildings pay by time of day.
  const tariff = tariffs.find(({ prices }) => prices.kind === 'time');
  const result = tariff && runningCost(run, tariff.prices, values);
  if (!result?.ok || tariff?.prices.kind !== 'time') return null;
  const { total_paisa, kwh, co2e_g, demand_paisa, vat_paisa } = result.value;
  const { off_peak_paisa_kwh, peak_paisa_kwh } = tariff.prices;
  const assumed = {
    hours: use.hours_day,
    peakHours: use.peak_hours_day,
    peak: `${PEAK_HOURS.from}:00 to ${PEAK_HOURS.to}:00`,
    days: use.days_month,
    loadPercent: load_percent,
    inputW: input_w,
    tariff: tariff.code,
    offPeakPrice: formatPaisa(off_peak_paisa_kwh),
    peakPrice: formatPaisa(peak_paisa_kwh),
    confirmed: tariff.confirmed,
    demand: demand_paisa !== null,
    vat: vat_paisa !== null,
    gridGrams: values.grid_g_kwh,
  };
  const school = tariffs.find(({ code }) => code === EDUCATION);
  const ofSchool = school && runningCost(run, school.prices, values);
  return (
    <section className={`wrap ${styles.runningCost}`} aria-labelledby="run">
      <h2 id="run">{texts.title}</h2>
      <Facts
        figures
        facts={[
          [texts.month, taka(total_paisa)],
          [texts.kwh, groupThousands(kwh)],
          [texts.co2e, groupThousands(Math.round(co2e_g / 1000))],
        ]}
      />
      {ofSchool?.ok && (
        <p className="number quiet">{texts.school(EDUCATION, taka(ofSchool.value.total_paisa))}</p>
      )}
      <details>
        <summary>{texts.method}</summary>
        <p className="number quiet">{texts.assumptions(assumed)}</p>
      </details>
    </section>
  );
}

/** Tariff of schools and hospitals, which pay less than shops and offices. */
const EDUCATION = 'LT-D1';

const taka = (paisa: number) => formatTaka(Math.round(paisa / 100));
