import { formatCapacity, type CapacityAxis } from '@shishir/format';
import { MAKERS } from '../units/makers';

/** The catalogue in four figures; those that could not be loaded are left out. */
export function Facts({ models, axis }: { models: number | null; axis: CapacityAxis | null }) {
  return (
    <div className="facts">
      <div className="wrap">
        <ul className="num">
          {models !== null && (
            <li>
              <b>{models}</b>
              <span>models in the catalogue</span>
            </li>
          )}
          {axis && (
            <li>
              <b>
                {roundCapacity(axis.min)}–{roundCapacity(axis.max)}
                <small>TR</small>
              </b>
              <span>from one bedroom to a whole building</span>
            </li>
          )}
          <li>
            <b>150+</b>
            <span>clients</span>
          </li>
          <li>
            <b>{MAKERS.length}</b>
            <span>makers: {MAKERS.join(', ')}</span>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** No decimals from ten upwards: 74.01 becomes 74. */
const roundCapacity = (tr: number) => formatCapacity(tr < 10 ? tr : Math.round(tr));
