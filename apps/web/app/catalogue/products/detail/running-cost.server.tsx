import { type CatalogueProduct, needsOutdoorUnit } from '@shishir/contract';
import { formatPaisa, formatTaka, groupThousands } from '@shishir/format';
import { runningCost } from '@shishir/sizing';
import type { ReactNode } from 'react';
import { Facts } from '../../../platform/ui/facts';
import { Icon } from '../../../platform/ui/icon';
import type { SizingData } from '../../product-parts/sizing-data.server';
import styles from './product.module.css';

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
          {power_input_w
            ? `This is an indoor unit. Its fan takes ${groupThousands(power_input_w)} W; nearly all electricity is used by the outdoor unit.`
            : 'This is an indoor unit. Nearly all electricity is used by the outdoor unit.'}{' '}
          The cost belongs to the whole system.
        </p>
        <a className="link" href={`/tools/vrf?add=1&room=_${product.id}_`}>
          Work it out for a system <Icon name="arrow" />
        </a>
      </Box>
    );
  }
  if (category_kind !== 'chiller') return null;
  return (
    <Box>
      <p className="quiet">
        The input power of a chiller at part load depends on water and air temperature. We send the
        figures with the quotation.
      </p>
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
  return (
    <Box>
      <Facts
        figures
        facts={[
          ['a month', formatTaka(Math.round(energy_paisa / 100))],
          ['kWh a month', groupThousands(kwh)],
          ['kg CO₂e a month', groupThousands(Math.round(co2e_g / 1000))],
        ]}
      />
      <p className="number quiet">
        {USE.hours_day} h a day, {USE.days_month} days, {load_percent} % load,{' '}
        {groupThousands(input_w)} W at full load. Tariff {tariff.code} off-peak,{' '}
        {formatPaisa(tariff.prices.off_peak_paisa_kwh)} a kWh
        {!tariff.confirmed && ', to be confirmed'}. Without indoor fans, demand charge and VAT.
      </p>
    </Box>
  );
}

function Box({ children }: { children: ReactNode }) {
  return (
    <section className={styles.runningCost} aria-labelledby="run">
      <h2 id="run">Running cost</h2>
      {children}
    </section>
  );
}
