import IconButton from '@mui/material/IconButton';
import type { TariffRow } from '@shishir/contract';
import { formatPaisa } from '@shishir/format';
import { PencilIcon, TrashIcon } from 'lucide-react';
import { StatusBadge, type Tone } from '../../../platform/theme/status-badge';
import { ConfirmationState } from '../confirmation';
import { TariffCosts } from './tariff-costs';
import { slabText, tariffsTexts as texts } from './tariffs.texts';

export type TariffState = 'counts' | 'later' | 'replaced';
const TONES: Record<TariffState, Tone> = { counts: 'info', later: 'mute', replaced: 'mute' };

interface Props {
  tariff: TariffRow;
  state: TariffState;
  /** Undefined for those who only read. */
  actions?: { edit: () => void; remove: () => void };
}

/** One tariff from its day on: prices, charges, source, state, and what it costs. */
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
    <article className="tariff" aria-label={name}>
      <header className="tariff__header">
        <h3 className="num">{texts.from(valid_from)}</h3>
        <StatusBadge tone={TONES[state]} label={texts.states[state]} />
        <ConfirmationState of={tariff} />
        {actions && (
          <span className="tariff__actions">
            <IconButton aria-label={texts.edit(name)} onClick={actions.edit}>
              <PencilIcon />
            </IconButton>
            <IconButton aria-label={texts.remove(name)} onClick={actions.remove}>
              <TrashIcon />
            </IconButton>
          </span>
        )}
      </header>
      <div className="tariff__body">
        <div>
          <PriceTable tariff={tariff} name={name} />
          <dl className="tariff__facts">
            {facts.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className="num">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <TariffCosts prices={prices} />
      </div>
    </article>
  );
}

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
    <table className="tariff-table num" aria-label={texts.prices(name)}>
      <thead>
        <tr>
          <th scope="col">{prices.kind === 'time' ? texts.columns.time : texts.columns.use}</th>
          <th scope="col">{texts.columns.rate}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, paisa]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatPaisa(paisa)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
