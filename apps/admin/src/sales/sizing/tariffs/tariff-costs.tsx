import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TariffPrices } from '@shishir/contract';
import { formatPaisa, groupThousands } from '@shishir/format';
import { type RunningCost, runningCost } from '@shishir/sizing';
import { TariffTable } from './tariff-table';
import { tariffsTexts } from './tariffs.texts';

const { costs: texts } = tariffsTexts;
const MONTHS_KWH = [75, 200, 300, 400, 500, 700];

/** Monthly costs of these amounts of kWh, for comparison with a printed bill. Null while the prices are incomplete. */
export function TariffCosts({ prices }: { prices: TariffPrices | null }) {
  return (
    <Box sx={{ px: 2.5, py: 2, borderRadius: '8px', bgcolor: 'background.default' }}>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 0.5 }}>
        {texts.title}
      </Typography>
      {prices && <CostTable prices={prices} />}
      <Typography variant="body2" color="textThird" sx={{ mt: 1.25 }}>
        {prices ? texts.note(prices.vat_bp !== null) : texts.wrong}
      </Typography>
    </Box>
  );
}

function CostTable({ prices }: { prices: TariffPrices }) {
  const hasVat = prices.vat_bp !== null;
  const columns: { header: string; of: (kwh: number) => number }[] =
    prices.kind === 'time'
      ? [
          { header: texts.offPeak, of: (kwh) => costOf(prices, kwh).total_paisa },
          { header: texts.peak, of: (kwh) => costOf(prices, kwh, true).total_paisa },
        ]
      : [{ header: texts.energy, of: (kwh) => costOf(prices, kwh).energy_paisa }];
  if (prices.kind === 'slabs' && hasVat) {
    columns.push(
      { header: texts.vat, of: (kwh) => costOf(prices, kwh).vat_paisa ?? 0 },
      { header: texts.total, of: (kwh) => costOf(prices, kwh).total_paisa },
    );
  }
  return (
    <TariffTable
      label={texts.title}
      headers={[texts.kwh, ...columns.map(({ header }) => header)]}
      rows={MONTHS_KWH.map((kwh) => [
        groupThousands(kwh),
        ...columns.map(({ of }) => formatPaisa(of(kwh))),
      ])}
    />
  );
}

/** Cost of an amount of kWh. The run is chosen to use exactly that: ten hours on ten days at full load. */
function costOf(prices: TariffPrices, kwh: number, atPeak = false): RunningCost {
  const hours_day = 10;
  const run = { input_w: kwh * 10, hours_day, days_month: 10, load_percent: 100 };
  const cost = runningCost({ ...run, peak_hours_day: atPeak ? hours_day : 0 }, prices);
  if (!cost.ok) throw new RangeError(`No cost of ${kwh} kWh`);
  return cost.value;
}
