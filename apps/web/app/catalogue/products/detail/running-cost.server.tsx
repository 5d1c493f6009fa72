import { type CatalogueProduct, needsOutdoorUnit } from '@shishir/contract';
import { formatPaisa, formatTaka, groupThousands } from '@shishir/format';
import { runningCost } from '@shishir/sizing';
import type { ReactNode } from 'react';
import { Facts } from '../../../platform/ui/facts';
import { Icon } from '../../../platform/ui/icon';
import type { SizingData } from '../../product-parts/sizing-data.server';
import { productPageTexts } from './product-page.texts';
import styles from './product.module.css';

const texts = productPageTexts.cost;

/** Office hours. */
const USE = { hours_day: 10, days_month: 26 };

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
  // Commercial buildings pay by time of day.
  const tariff = tariffs.find(({ prices }) => prices.kind === 'time');
  if (tariff?.prices.kind !== 'time') return null;
  const result = runningCost({ input_w, ...USE, load_percent }, tariff.prices, values);
  if (!result.ok) return null;
  const { energy_paisa, kwh, co2e_g } = result.value;
  const assumed = {
    hours: USE.hours_day,
    days: USE.days_month,
    loadPercent: load_percent,
    inputW: input_w,
    tariff: tariff.code,
    price: formatPaisa(tariff.prices.off_peak_paisa_kwh),
  };
  return (
    <Box>
      <Facts
        figures
        facts={[
          [texts.month, formatTaka(Math.round(energy_paisa / 100))],
          [texts.kwh, groupThousands(kwh)],
          [texts.co2e, groupThousands(Math.round(co2e_g / 1000))],
        ]}
      />
      <p className="number quiet">
        {tariff.confirmed ? texts.assumptions(assumed) : texts.assumptionsToConfirm(assumed)}
      </p>
    </Box>
  );
}

function Box({ children }: { children: ReactNode }) {
  return (
    <section className={styles.runningCost} aria-labelledby="run">
      <h2 id="run">{texts.title}</h2>
      {children}
    </section>
  );
}
