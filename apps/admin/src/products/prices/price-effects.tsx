import type { PriceEffect } from '@shishir/contract';
import { formatTaka } from '@shishir/format';
import { AlertIcon } from '../../theme/icons';
import { changedCount, changedSince } from './price-change';
import { priceChangeTexts as texts } from './price-change.texts';

const money = (price: number | null) => (price === null ? texts.noPrice : formatTaka(price));

interface Props {
  effects: PriceEffect[];
  /** The effect that was shown before, where it is another one by now. */
  before?: PriceEffect[];
}

/** Old and new price of each product; those that cannot be changed, or were by somebody else, come first. */
export function PriceEffects({ effects, before = effects }: Props) {
  const problems = effects.filter(({ problem }) => problem !== null);
  const late = changedSince(before, effects);
  const rank = ({ id, problem }: PriceEffect) => (problem !== null ? 0 : late.has(id) ? 1 : 2);
  const rows = [...effects].sort((a, b) => rank(a) - rank(b));
  return (
    <div className="price-effects">
      {problems.length > 0 && (
        <p role="alert" className="form-problem">
          <AlertIcon />
          <span>{texts.problems(problems.length)}</span>
        </p>
      )}
      {changedCount(effects) === 0 && problems.length === 0 && <p role="status">{texts.nothing}</p>}
      <div className="price-effects__table" role="group" aria-label={texts.effect} tabIndex={0}>
        <table className="num">
          <thead>
            <tr>
              <th scope="col">{texts.model}</th>
              <th scope="col">{texts.before}</th>
              <th scope="col">{texts.after}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((effect) => (
              <tr key={effect.id}>
                <th scope="row">
                  {effect.model}
                  <span>{effect.title}</span>
                  {effect.problem && <em>{effect.problem}</em>}
                  {late.has(effect.id) && <em className="price-effects__late">{texts.late}</em>}
                </th>
                <td>{money(effect.before)}</td>
                <td>
                  {effect.before === effect.after && effect.problem === null ? (
                    <span className="mut">{texts.unchanged}</span>
                  ) : (
                    <b>{money(effect.after)}</b>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
