import { formatPaisa, formatTaka, groupThousands, inDigits, TAKA } from '@shishir/format';
import {
  type CostLine,
  hasOnePrice,
  type Result,
  type RunningCost,
  type SizingValues,
  type Tariff,
} from '@shishir/sizing';
import type { ReactNode } from 'react';
import type { SiteTariff } from '../../../catalogue/product-parts/sizing-data.server';
import { type CostField, errorsOfCost } from './cost-query';
import { type InputProps, notKnown, NumberField, SelectField } from './fields';
import { runningCostTexts as texts } from './running-cost.texts';
import { SlabChart } from './slab-chart';
import { toolTexts } from './tool.texts';
import { numberOf, WHOLE } from './typed-number';
import { Table } from '../../../platform/ui/table';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden';
import toolsStyles from '../tools.module.css';
import linesStyles from './lines.module.css';
import styles from './running-cost.module.css';

interface RunningCostSectionProps {
  title: string;
  lead: ReactNode;
  typed: Record<CostField, string>;
  values: SizingValues;
  tariffs: readonly SiteTariff[];
  tariff: SiteTariff;
  /** The tariff code of an address without one. If staff have no such tariff, the first one is used. */
  usualTariff: string;
  /** Null if the input power is not known. */
  cost: Result<RunningCost> | null;
  /** Errors of further fields. */
  errors?: Partial<Record<string, string>>;
  /** Id of the form that the fields belong to. */
  form: string;
  set: (field: CostField) => Omit<InputProps, 'label'>;
  /** Explains what the average load is a share of. */
  loadHint: string;
  /** An additional field of this tool. */
  beside?: ReactNode;
  /** Assumptions besides the tariff. */
  note?: ReactNode;
}

/** Returns the tariff with this code, or else the first one. */
export const tariffOf = (tariffs: readonly SiteTariff[], code: string): SiteTariff | undefined =>
  tariffs.find((tariff) => tariff.code === code) ?? tariffs[0];

/** Monthly electricity cost with the fields that determine it. */
export function RunningCostSection(props: RunningCostSectionProps) {
  const { title, lead, typed, values, tariffs, tariff, cost, form, set, note } = props;
  const isKnown = [tariff.code, props.usualTariff].includes(typed.tariff);
  const errors: Partial<Record<string, string>> = {
    ...props.errors,
    ...(!isKnown && { tariff: notKnown(texts.fields.tariffName, typed.tariff) }),
    ...(cost && !cost.ok && errorsOfCost(cost.errors, typed)),
  };
  const field = (name: CostField) => ({ ...set(name), form, error: errors[name] });
  const wrong = Object.values(errors).find(Boolean);
  return (
    <section className={`block ${toolsStyles.whiteBand}`} aria-labelledby="cost-title">
      <div className={`wrap ${toolsStyles.halves}`}>
        <div>
          <h2 id="cost-title">{title}</h2>
          <p className={`${toolsStyles.intro} number`}>{lead}</p>
          <div className={`${toolsStyles.fieldGrid} ${styles.fields}`}>
            <NumberField label={texts.fields.hours} unit={texts.units.hours} {...field('hours')} />
            <NumberField label={texts.fields.days} unit={texts.units.days} {...field('days')} />
            <NumberField
              label={texts.fields.load}
              unit="%"
              hint={props.loadHint}
              {...field('load')}
            />
            {props.beside}
            {hasOnePrice(tariff.prices) ? null : tariff.prices.kind === 'slabs' ? (
              <NumberField
                label={texts.fields.otherUse}
                unit="kWh"
                hint={texts.fields.otherUseHint}
                {...field('other')}
              />
            ) : (
              <NumberField
                label={texts.fields.peakHours}
                unit={texts.units.hours}
                hint={texts.fields.peakHoursHint}
                {...field('peak')}
              />
            )}
            <SelectField
              label={texts.fields.tariff}
              options={tariffs.map(({ code }) => code)}
              texts={Object.fromEntries(
                tariffs.map(({ code, name }) => [code, texts.tariff.option(code, name)]),
              )}
              {...field('tariff')}
              value={isKnown ? tariff.code : typed.tariff}
              hint={stateOf(tariff)}
            />
          </div>
          <noscript>
            <button className={`button button--main ${styles.calculate}`} type="submit" form={form}>
              {toolTexts.calculate}
            </button>
          </noscript>
        </div>
        <div>
          {cost?.ok && !wrong ? (
            <Cost cost={cost.value} tariff={tariff} typed={typed} values={values} note={note} />
          ) : (
            <p className={toolsStyles.intro} role="status">
              {texts.noCost(wrong ?? note)}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

interface CostProps {
  cost: RunningCost;
  tariff: SiteTariff;
  typed: Record<CostField, string>;
  values: SizingValues;
  note?: ReactNode;
}

/** Describes the date of the prices, and whether staff have confirmed them. */
const stateOf = ({ valid_from, confirmed }: SiteTariff): string =>
  texts.tariff.state({ from: valid_from, confirmed });

function Cost({ cost, tariff: { prices: tariff }, typed, values, note }: CostProps) {
  const { kwh, energy_paisa, co2e_g, lines, total_paisa } = cost;
  return (
    <>
      <div className={`${styles.figures} number`} role="status">
        <Figure value={taka(total_paisa)} text={texts.month} />
        <Figure value={groupThousands(kwh)} text={texts.kwhMonth} />
        <Figure value={groupThousands(Math.round(co2e_g / 1000))} text={texts.co2eMonth} />
      </div>
      {tariff.kind === 'slabs' && !hasOnePrice(tariff) && kwh > 0 && (
        <SlabChart slabs={tariff.slabs} base={numberOf(typed.other, WHOLE)} kwh={kwh} />
      )}
      {tariff.kind === 'time' && kwh > 0 && (
        <p className={styles.split} aria-hidden="true">
          {lines.map(({ time, kwh: part }) => (
            <span
              key={time}
              className={time === 'peak' ? styles.peak : styles.offPeak}
              style={{ flexGrow: part }}
            />
          ))}
        </p>
      )}
      <Table className={`${linesStyles.lines} ${styles.table}`}>
        <VisuallyHidden as="caption">{texts.table.caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{tariff.kind === 'slabs' ? texts.table.slab : texts.table.time}</th>
            <th scope="col" data-number="">
              {texts.table.kwh}
            </th>
            <th scope="col" data-number="">
              {texts.table.pricePerKwh(TAKA)}
            </th>
            <th scope="col" data-number="">
              {TAKA}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.from_kwh} ${line.time}`}>
              <th scope="row">
                {line.time && (
                  <span
                    className={`${styles.marker} ${line.time === 'peak' ? styles.peak : styles.offPeak}`}
                  />
                )}
                {nameOf(line)}
              </th>
              <td data-number="">{groupThousands(line.kwh)}</td>
              <td data-number="">{twoOf(line.paisa_kwh)}</td>
              <td data-number="">{twoOf(line.paisa)}</td>
            </tr>
          ))}
          {lines.length !== 1 && (
            <tr className={linesStyles.sumRow}>
              <th scope="row">{texts.table.energy}</th>
              <td data-number="">{groupThousands(kwh)}</td>
              <td data-number="">{kwh > 0 ? twoOf(energy_paisa / kwh) : ''}</td>
              <td data-number="">{twoOf(energy_paisa)}</td>
            </tr>
          )}
          {chargesOf(cost, tariff).map(([name, paisa]) => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {name}
              </th>
              <td data-number="">{twoOf(paisa)}</td>
            </tr>
          ))}
          {total_paisa !== energy_paisa && (
            <tr className={linesStyles.sumRow}>
              <th scope="row" colSpan={3}>
                {texts.table.total}
              </th>
              <td data-number="">{twoOf(total_paisa)}</td>
            </tr>
          )}
        </tbody>
      </Table>
      <p className="quiet number">
        {notesOf(cost, tariff).join(' ')} {note} {texts.gridFactor(values.grid_g_kwh / 1000)}{' '}
        <span className={toolsStyles.estimate}>{toolTexts.estimate}</span>
      </p>
    </>
  );
}

function Figure({ value, text }: { value: ReactNode; text: string }) {
  return (
    <div>
      <b>{value}</b>
      <span className="quiet">{text}</span>
    </div>
  );
}

const taka = (paisa: number) => formatTaka(Math.round(paisa / 100));
/** '1,929.03' */
function twoOf(paisa: number): string {
  const [whole, part] = (paisa / 100).toFixed(2).split('.');
  return inDigits(`${groupThousands(Number(whole))}.${part}`);
}

/** Charges besides the energy, with their amounts. */
function chargesOf({ demand_paisa, vat_paisa }: RunningCost, tariff: Tariff): [string, number][] {
  const perKw = tariff.demand_paisa_kw ?? 0;
  const charges: [string, number][] = [];
  if (demand_paisa !== null && perKw > 0) {
    const kw = (demand_paisa / perKw).toFixed(1);
    charges.push([texts.table.demand(kw, formatPaisa(perKw)), demand_paisa]);
  }
  if (vat_paisa !== null) charges.push([texts.table.vat((tariff.vat_bp ?? 0) / 100), vat_paisa]);
  return charges;
}

function notesOf(cost: RunningCost, tariff: Tariff): string[] {
  const { demand_paisa, vat_paisa, energy_paisa, base_bill_paisa: before } = cost;
  const notes: string[] = [];
  if (before !== null && !hasOnePrice(tariff))
    notes.push(texts.energyRises(taka(before), taka(before + energy_paisa)));
  if (demand_paisa === null && vat_paisa === null) notes.push(texts.energyOnly);
  else if (demand_paisa === null) notes.push(texts.notIncluded.demand);
  else if (vat_paisa === null) notes.push(texts.notIncluded.vat);
  return notes;
}

function nameOf({ from_kwh, up_to_kwh, time }: CostLine): string {
  if (time) return time === 'peak' ? texts.table.peak : texts.table.offPeak;
  return up_to_kwh === null
    ? texts.table.slabAbove(from_kwh)
    : texts.table.slabFromTo((from_kwh ?? 0) + 1, up_to_kwh);
}
