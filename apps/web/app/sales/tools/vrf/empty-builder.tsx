import { kwText } from '@shishir/sizing';
import { useId } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../platform/ui/icon';
import { Panel } from '../../../platform/ui/panel';
import { EmptyGauge } from './result/ratio-gauge';
import { CalculatorIcon, OpenIcon, UndoIcon } from '../shared/tool-icons';
import type { BuilderState } from './system/use-system';
import type { VrfPage } from './vrf-page.server';
import resultStyles from '../shared/result.module.css';
import toolsStyles from '../tools.module.css';
import outdoorPanelStyles from './result/outdoor-panel.module.css';
import styles from './empty-builder.module.css';

interface EmptyBuilderProps extends VrfPage {
  builder: BuilderState;
}

/** Shown before the first room: fields to enter it, and other ways to begin. */
export function EmptyBuilder({ builder, outdoor, values, example }: EmptyBuilderProps) {
  const [nameId, loadId] = [useId(), useId()];
  const sizes = outdoor
    .filter(({ horsepower }) => horsepower !== null)
    .sort((a, b) => a.cooling_kw - b.cooling_kw);
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  const size = (unit: typeof smallest) =>
    unit && `${unit.horsepower} HP (${kwText(unit.cooling_kw)})`;
  return (
    <>
      <Panel as="section" className={styles.empty} aria-labelledby="rooms-title">
        <svg className={styles.picture} viewBox="0 0 240 120" aria-hidden="true">
          <path className={styles.slab} d="M0 8h240v14H0z" />
          <path d="M0 22h240" />
          <path className={styles.unit} d="M74 34h92v26H74z" />
          <path className={styles.panel} d="M58 60h124l-8 10H66z" />
          <path
            className={styles.coolAir}
            d="M70 78q-8 22-32 34M98 78q-6 22-18 38M142 78q6 22 18 38M170 78q8 22 32 34"
          />
        </svg>
        <h2 id="rooms-title">No rooms yet</h2>
        <p className={toolsStyles.intro}>
          A VRF system cools several rooms from one outdoor unit. Start with the first room, or open
          the example and change it.
        </p>
        <div className={styles.firstRoom}>
          <div className="field">
            <label htmlFor={nameId}>Room</label>
            <input
              id={nameId}
              name="n"
              placeholder="Meeting room"
              maxLength={80}
              autoComplete="off"
            />
          </div>
          <div className="field">
            <label htmlFor={loadId}>Load, kW</label>
            <input
              id={loadId}
              name="l"
              inputMode="decimal"
              placeholder="4.2"
              maxLength={12}
              autoComplete="off"
            />
          </div>
          <button className="button button--main" name="do" value="first">
            Add room
          </button>
        </div>
        <ul className={styles.start}>
          {builder.canUndo && (
            <li>
              <button name="do" value="undo">
                <UndoIcon />
                <span>
                  <b>Undo</b>
                  Bring the rooms back
                </span>
                <Icon name="arrow" />
              </button>
            </li>
          )}
          <li>
            <Link to="/tools/room-size">
              <CalculatorIcon />
              <span>
                <b>I do not know the loads</b>
                Work them out with the room calculator
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
          {example && (
            <li>
              <Link to={`/tools/vrf?${example.query}`} preventScrollReset>
                <OpenIcon />
                <span>
                  <b>Open an example</b>
                  {example.text}
                </span>
                <Icon name="arrow" />
              </Link>
            </li>
          )}
        </ul>
      </Panel>
      <Panel
        as="aside"
        className={`${resultStyles.result} ${outdoorPanelStyles.outdoor}`}
        id="outdoor"
        aria-labelledby="outdoor-title"
      >
        <div className={resultStyles.overview}>
          <div className={resultStyles.titleRow}>
            <h2 className={toolsStyles.smallTitle} id="outdoor-title">
              Outdoor unit
            </h2>
          </div>
          <EmptyGauge ratio_min={values.ratio_min_percent} ratio_max={values.ratio_max_percent} />
          <p className={`${outdoorPanelStyles.explanation} quiet number`}>
            {smallest
              ? `Add rooms and the outdoor units that fit appear here, from ${size(smallest)} to ${size(largest)}.`
              : 'Add rooms and the outdoor units that fit appear here.'}
          </p>
        </div>
        <div className={resultStyles.part}>
          <h3 className={toolsStyles.smallTitle}>What the combination ratio says</h3>
          <p className="quiet">
            The nominal kW of all indoor units, divided by the kW of the outdoor unit. Each outdoor
            unit has its own smallest and largest ratio.
          </p>
        </div>
      </Panel>
    </>
  );
}
