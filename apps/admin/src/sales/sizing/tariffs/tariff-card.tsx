import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TariffRow } from '@shishir/contract';
import { formatPaisa } from '@shishir/format';
import { PencilIcon, TrashIcon } from 'lucide-react';
import { StatusBadge, type Tone } from '../../../platform/theme/status-badge';
import { ConfirmationState } from '../confirmation';
import { TariffCosts } from './tariff-costs';
import { TariffTable } from './tariff-table';
import { slabText, tariffsTexts as texts } from './tariffs.texts';

export type TariffState = 'counts' | 'later' | 'replaced';
const TONES: Record<TariffState, Tone> = { counts: 'info', later: 'mute', replaced: 'mute' };

interface Props {
  tariff: TariffRow;
  state: TariffState;
  /** Undefined without permission to edit. */
  actions?: { edit: () => void; remove: () => void };
}

/** A tariff from its first day on: prices, charges, source, state, and example costs. */
export function TariffCard({ tariff, state, actions }: Props) {
  const { code, valid_from, prices, source } = tariff;
  const name = texts.nameOf(code, valid_from);
  const facts = [
    [
      texts.facts.demand,
      prices.demand_paisa_kw === null ? texts.unknown : texts.demand(prices.demand_paisa_kw),
    ],
    [texts.facts.vat, prices.vat_bp === null ? texts.unknown : texts.vat(prices.vat_bp)],
    [texts.facts.source, source],
  ];
  return (
    <Box component="article" aria-label={name} sx={CARD}>
      <Stack component="header" direction="row" sx={HEADER}>
        <Typography variant="subtitle1" component="h3">
          {texts.from(valid_from)}
        </Typography>
        <StatusBadge tone={TONES[state]} label={texts.states[state]} />
        <ConfirmationState of={tariff} />
        {actions && (
          <Stack direction="row" sx={{ ml: 'auto', mr: -1 }}>
            <IconButton aria-label={texts.edit(name)} onClick={actions.edit}>
              <PencilIcon />
            </IconButton>
            <IconButton aria-label={texts.remove(name)} onClick={actions.remove}>
              <TrashIcon />
            </IconButton>
          </Stack>
        )}
      </Stack>
      <Box sx={BODY}>
        <div>
          <PriceTable tariff={tariff} name={name} />
          <Box component="dl" sx={{ mt: 2 }}>
            {facts.map(([term, text]) => (
              <Box key={term} sx={FACT}>
                <Typography component="dt" color="textThird">
                  {term}
                </Typography>
                <Typography component="dd" sx={{ overflowWrap: 'anywhere' }}>
                  {text}
                </Typography>
              </Box>
            ))}
          </Box>
        </div>
        <TariffCosts prices={prices} />
      </Box>
    </Box>
  );
}

const CARD = {
  px: { xs: 2, md: 2.5 },
  pt: 2,
  pb: 3,
  borderTop: 1,
  borderColor: 'divider',
};
const HEADER = {
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  minHeight: 40,
  mb: 1.5,
};
/** The prices, and their example costs. */
const BODY = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: '24px 48px',
  alignItems: 'start',
};
const FACT = {
  display: 'grid',
  gridTemplateColumns: { xs: '112px minmax(0, 1fr)', md: '132px minmax(0, 1fr)' },
  gap: 1.5,
  py: 0.5,
};

function PriceTable({ tariff: { prices }, name }: { tariff: TariffRow; name: string }) {
  const rows: [string, number][] =
    prices.kind === 'time'
      ? [
          [texts.offPeak, prices.off_peak_paisa_kwh],
          [texts.peak, prices.peak_paisa_kwh],
        ]
      : prices.slabs.map(({ up_to_kwh, paisa_kwh }, at) => [
          slabText(prices.slabs[at - 1]?.up_to_kwh ?? 0, up_to_kwh),
          paisa_kwh,
        ]);
  if (prices.kind === 'slabs' && prices.lifeline) {
    const { up_to_kwh, paisa_kwh } = prices.lifeline;
    rows.unshift([texts.lifeline(up_to_kwh), paisa_kwh]);
  }
  return (
    <TariffTable
      label={texts.prices(name)}
      headers={[
        prices.kind === 'time' ? texts.columns.time : texts.columns.use,
        texts.columns.rate,
      ]}
      rows={rows.map(([label, paisa]) => [label, formatPaisa(paisa)])}
    />
  );
}
