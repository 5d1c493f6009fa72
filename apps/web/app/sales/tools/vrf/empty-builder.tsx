import { kwText } from '@shishir/sizing';
import { useId } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../platform/ui/icon';
import { Panel } from '../../../platform/ui/panel';
import { EmptyGauge } from './result/ratio-gauge';
import { CalculatorIcon, OpenIcon, UndoIcon } from '../shared/tool-icons';
import type { BuilderState } from './system/use-system';
import type { VrfPage } from './vrf-page.server';
import { vrfTexts } from './vrf.texts';
import resultStyles from '../shared/result.module.css';
import toolsStyles from '../tools.module.css';
import outdoorPanelStyles from './result/outdoor-panel.module.css';
import styles from './empty-builder.module.css';

const texts = vrfTexts.empty;

interface EmptyBuilderProps extends VrfPage {
  builder: BuilderState;
}

/** Shown before the first room: fields to enter it, and other ways to begin. */
export function EmptyBuilder({ builder, outdoor, values, example }: EmptyBuilderProps) {
  const [nameId, loadId, hintId] = [useId(), useId(), useId()];
  const sizes = outdoor
    .filter(({ horsepower }) => horsepower !== null)
    .sort((a, b) => a.cooling_kw - b.cooling_kw);
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  const size = (unit: typeof smallest) =>
    unit ? texts.size(unit.horsepower, kwText(unit.cooling_kw)) : '';
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
        <h2 id="rooms-title">{texts.title}</h2>
        <p className={toolsStyles.intro}>{texts.text}</p>
        <div className={styles.firstRoom}>
          <div className="field">
            <label htmlFor={nameId}>{texts.room}</label>
            <input
              id={nameId}
              name="n"
              placeholder={texts.roomExample}
              maxLength={80}
              autoComplete="off"
            />
          </div>
          <div className="field">
            <label htmlFor={loadId}>{texts.load}</label>
            <input
              id={loadId}
              name="l"
              inputMode="decimal"
              placeholder="4.2"
              maxLength={16}
              autoComplete="off"
              aria-describedby={hintId}
            />
          </div>
          <p className={`${styles.hint} hint number`} id={hintId}>
            {texts.loadHint}
          </p>
          <button className="button button--main" name="do" value="first">
            {texts.add}
          </button>
        </div>
        <ul className={styles.start}>
          {builder.canUndo && (
            <li>
              <button name="do" value="undo">
                <UndoIcon />
                <span>
                  <b>{texts.undo.title}</b>
                  {texts.undo.text}
                </span>
                <Icon name="arrow" />
              </button>
            </li>
          )}
          <li>
            <Link to="/tools/room-size">
              <CalculatorIcon />
              <span>
                <b>{texts.calculator.title}</b>
                {texts.calculator.text}
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
          {example && (
            <li>
              <Link to={`/tools/vrf?${example.query}`} preventScrollReset>
                <OpenIcon />
                <span>
                  <b>{texts.example}</b>
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
              {texts.outdoor}
            </h2>
          </div>
          <EmptyGauge ratio_min={values.ratio_min_percent} ratio_max={values.ratio_max_percent} />
          <p className={`${outdoorPanelStyles.explanation} quiet number`}>
            {smallest ? texts.outdoorTextFromTo(size(smallest), size(largest)) : texts.outdoorText}
          </p>
        </div>
        <div className={resultStyles.part}>
          <h3 className={toolsStyles.smallTitle}>{texts.ratio.title}</h3>
          <p className="quiet">{texts.ratio.text}</p>
        </div>
      </Panel>
    </>
  );
}
