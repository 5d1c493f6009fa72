import { type CatalogueProduct, needsOutdoorUnit } from '@shishir/contract';
import { formatPaisa, formatTaka, groupThousands } from '@shishir/format';
import { OFFICE_USE, PEAK_HOURS, runningCost } from '@shishir/sizing';
import type { ReactNode } from 'react';
import { Facts } from '../../../platform/ui/facts';
import { Icon } from '../../../platform/ui/icon';
import type { SizingData } from '../../product-parts/sizing-data.server';
import { productPageTexts } from './product-page.texts';
import styles from './product.module.css';

const texts = productPageTexts.cost;

interface ProductRunningCostProps {
  product: CatalogueProduct;
  /** Set for outdoor units. */
  sizing: SizingData | null;
}

/** Shows the electricity cost if the input power covers the whole system; otherwise the reason why it is missing. */
export function ProductRunningCost({ product, sizing }: ProductRunningCostProps) {
  const { category_kind, power_input_w, discontinued } = product;
  if (discontinued) return null;
  if (category_kind === 'outdoor_unit' && power_input_w && sizing) {
    return <Outdoor input_w={power_input_w} sizing={sizing} />;
  }
  if (needsOutdoorUnit(category_kind)) {
    return (
      <Box>
        <p className="quiet">
          {power_input_w ? texts.indoorUnitWithFan(power_input_w) : texts.indoorUnit}
        </p>
        <a className="link" href={`/tools/vrf?add=1&room=_${product.id}_`}>
          {texts.calculate} <Icon name="arrow" />
        </a>
      </Box>
    );
  }
  if (category_kind !== 'chiller') return null;
  return (
    <Box>
      <p className="quiet">{texts.chiller}</p>
    </Box>
  );
}

function Outdoor({ input_w, sizing }: { input_w: number; sizing: SizingData }) {
  const { values, tariffs } = sizing;
  const load_percent = values.load_factor_percent;
  const run = { input_w, demand_w: input_w, ...OFFICE_USE, load_percent };
  // Commercial buildings pay by time of day.
  const tariff = tariffs.find(({ prices }) => prices.kind === 'time');
  const result = tariff && runningCost(run, tariff.prices, values);
  if (!result?.ok || tariff?.prices.kind !== 'time') return null;
  const { total_paisa, kwh, co2e_g, demand_paisa, vat_paisa } = result.value;
  const { off_peak_paisa_kwh, peak_paisa_kwh } = tariff.prices;
  const assumed = {
    hours: OFFICE_USE.hours_day,
    peakHours: OFFICE_USE.peak_hours_day,
    peak: `${PEAK_HOURS.from}:00 to ${PEAK_HOURS.to}:00`,
    days: OFFICE_USE.days_month,
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
    <Box>
      <Facts
        figures
        facts={[
          [texts.month, taka(total_paisa)],
          [texts.kwh, groupThousands(kwh)],
          [texts.co2e, groupThousands(Math.round(co2e_g / 1000))],
        ]}
      />
      <p className="number quiet">{texts.assumptions(assumed)}</p>
      {ofSchool?.ok && (
        <p className="number quiet">{texts.school(EDUCATION, taka(ofSchool.value.total_paisa))}</p>
      )}
    </Box>
  );
}

/** Tariff of schools and hospitals, which pay less than shops and offices. */
const EDUCATION = 'LT-D1';

const taka = (paisa: number) => formatTaka(Math.round(paisa / 100));

function Box({ children }: { children: ReactNode }) {
  return (
    <section className={styles.runningCost} aria-labelledby="run">
      <h2 id="run">{texts.title}</h2>
      {children}
    </section>
  );
}
