import {
  CASES,
  labelText,
  type LoadPart,
  MONTH_NAMES,
  type RoomInput,
  type RoomLoad,
  roomValueKeys,
  type SizingValues,
  STATION_NAMES,
  stationKeys,
  valueEntry,
  type ValueKey,
  wholeRoom,
} from '@shishir/sizing';
import type { SizingData } from '../../../../catalogue/product-parts/sizing-data.server';
import { short, two } from '../form/room-texts';
import type { RoomPage } from '../room-page.server';
import { Icon } from '../../../../platform/ui/icon';
import { toolTexts } from '../../shared/tool.texts';
import { roomSizeTexts } from '../room-size.texts';
import { assumptionsTexts as texts } from './assumptions.texts';
import { Table } from '../../../../platform/ui/table';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden';
import toolsStyles from '../../tools.module.css';
import linesStyles from '../../shared/lines.module.css';
import roomSizeStyles from '../room-size.module.css';
import styles from './assumptions.module.css';

interface AssumptionsProps {
  room: RoomInput;
  load: RoomLoad;
  values: SizingValues;
  sources: SizingData['sources'];
  names: RoomPage['names'];
}

/** Every constant behind the result, with its basis. */
export function Assumptions({ room, load, values, sources, names }: AssumptionsProps) {
  const { geometry, air } = load;
  const [window] = room.windows;
  const each = (of: (name: (typeof CASES)[number]) => number) =>
    CASES.map((name) => short(of(name))).join(' / ');
  const percents = (prefix: 'equipment') =>
    CASES.map((name) => Math.round(values[`${prefix}_${name}`] * 100)).join(' / ');
  const spread = `${percent(values.envelope_low)} / 100 / ${percent(values.envelope_high)}`;
  const partOf = (key: LoadPart['key']) => load.parts.find((part) => part.key === key);
  const { station } = wholeRoom(room);
  const conditions = stationKeys(station);
  const [dryBulb, wetBulb] = conditions.map((key) => short(values[key])) as [string, string];
  const rows: (Row | null | undefined)[] = [
    {
      name: texts.outside.name(STATION_NAMES[station]),
      value: texts.outside.value(dryBulb, wetBulb),
      basis: `${sources[conditions[0]].source}. ${texts.outside.basis(
        MONTH_NAMES[load.peak.month],
        load.peak.hour,
        short(load.peak.outdoor_c),
        short(air.outdoor_g_kg),
      )}`,
      keys: conditions,
    },
    {
      name: texts.inside.name,
      value: texts.inside.value(short(room.target_c), short(values.indoor_rh_percent)),
      basis: texts.inside.basis(short(air.indoor_g_kg)),
      keys: [],
    },
    {
      name: texts.shape.name,
      value: texts.shape.value(two(geometry.length_m), two(geometry.width_m)),
      basis: texts.shape.basis(values.side_ratio),
      keys: ['side_ratio'],
    },
    air.roof_c === null
      ? null
      : {
          name: texts.roof.name,
          value: texts.roof.value(roofU(room, values).toFixed(1)),
          basis: texts.roof.basis({
            surface: Math.round(air.roof_c),
            film: values.outside_film_w_m2k,
            share: percent(
              room.above === 'insulated' ? values.roof_insulated_decrement : values.roof_decrement,
            ),
            hours: values.roof_lag_h,
            spread,
          }),
          keys: partOf('roof')?.values,
        },
    partOf('walls') && {
      name: texts.walls.name,
      value: texts.walls.value(values.wall_u_w_m2k.toFixed(1), short(geometry.walls_net_m2)),
      basis: texts.walls.basis(percent(values.wall_decrement), values.wall_lag_h, spread),
      keys: partOf('walls')?.values,
    },
    partOf('rooms_around') && {
      name: texts.roomsAround.name,
      value: texts.roomsAround.value(values.inner_u_w_m2k.toFixed(1), short(geometry.inner_m2)),
      basis: texts.roomsAround.basis(each((name) => values[`inner_${name}_k`])),
      keys: partOf('rooms_around')?.values,
    },
    window && {
      name: texts.glass.name,
      value: texts.glass.value(values.glass_u_w_m2k.toFixed(1), values.glass_shgc),
      basis: texts.glass.basis(
        roomSizeTexts.choices.directions[window.direction],
        percent(values[`shade_${window.shade}`]),
        spread,
      ),
      keys: partOf('glass')?.values,
    },
    partOf('people') && {
      name: texts.people.name,
      value: texts.people.value(
        values[`${room.activity}_sensible_w`],
        values[`${room.activity}_latent_w`],
      ),
      basis: texts.people.basis(sources[`${room.activity}_sensible_w`].source),
      keys: partOf('people')?.values,
    },
    partOf('fresh_air') && {
      name: texts.freshAir.name,
      value: texts.freshAir.value(short(air.flow_l_s)),
      basis: texts.freshAir.basis(
        short((air.flow_l_s * 3.6) / (room.area_m2 * room.height_m)),
        each((name) => values[`air_${name}`]),
      ),
      keys: partOf('fresh_air')?.values,
    },
    partOf('door') && {
      name: texts.door.name,
      value: texts.freshAir.value(short(air.door_l_s)),
      basis: texts.door.basis(each((name) => values[`air_${name}`])),
      keys: partOf('door')?.values,
    },
    partOf('pull_down') && {
      name: texts.pullDown.name,
      value: texts.pullDown.value(values.pull_down_hours),
      basis: texts.pullDown.basis(values.pull_down_most),
      keys: partOf('pull_down')?.values,
    },
    {
      name: texts.unit.name,
      value: texts.unit.value(percent(load.capacity.factor)),
      basis: texts.unit.basis(percent(values.coil_shr)),
      keys: ['coil_shr'],
    },
    partOf('inside') && {
      name: texts.lightsAndEquipment.name,
      value: texts.lightsAndEquipment.value(short(room.lights_w), short(room.equipment_w)),
      basis: texts.lightsAndEquipment.basis(percents('equipment')),
      keys: partOf('inside')?.values,
    },
  ];
  return (
    <section className="block" aria-labelledby="assumed-title">
      <div className={`wrap ${roomSizeStyles.twoColumns}`}>
        <div>
          <h2 id="assumed-title">{texts.title}</h2>
          <p className={toolsStyles.intro}>{texts.lead}</p>
          <p className={toolsStyles.intro}>{texts.noDesign}</p>
        </div>
        <Table className={`${linesStyles.blocks} ${styles.table}`}>
          <VisuallyHidden as="thead">
            <tr>
              <th scope="col">{texts.columns.part}</th>
              <th scope="col">{texts.columns.value}</th>
              <th scope="col">{texts.columns.basis}</th>
            </tr>
          </VisuallyHidden>
          <tbody>
            {rows.map(
              (row) =>
                row && (
                  <Assumption
                    key={row.name}
                    {...row}
                    isEstimate={(row.keys ?? []).some((key) => !sources[key].confirmed)}
                  />
                ),
            )}
          </tbody>
        </Table>
      </div>
      <div className="wrap">
        <Constants {...{ room, load, values, sources, names }} />
      </div>
    </section>
  );
}

/** All constants of the result, folded on screens and printed in full. */
function Constants({ room, load, values, sources, names }: AssumptionsProps) {
  const keys = roomValueKeys(room, load);
  const words = texts.constants;
  return (
    <>
      <details className={styles.fold}>
        <summary>
          <h3 className={toolsStyles.smallTitle}>{words.title(keys.length, load.edition)}</h3>
          <Icon name="down" small />
        </summary>
      </details>
      <dl className={`${styles.constants} number`}>
        {[...bySource(keys, sources)].map(([source, { confirmed, keys }]) => (
          <div key={source}>
            <dt>
              {source}{' '}
              {!confirmed && <span className={toolsStyles.estimate}>{toolTexts.estimate}</span>}
            </dt>
            {keys.map((key) => (
              <dd key={key}>
                <span>{names[key]}</span>
                <b>{[values[key], labelText(valueEntry(key).unit)].join('\u00a0').trim()}</b>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

/** Groups constants of the same source, in their order. */
function bySource(keys: readonly ValueKey[], sources: SizingData['sources']) {
  const groups = new Map<string, { confirmed: boolean; keys: ValueKey[] }>();
  for (const key of keys) {
    const { source, confirmed } = sources[key];
    const name = confirmed ? source : `${source}\n`;
    const group = groups.get(name);
    if (group) group.keys.push(key);
    else groups.set(name, { confirmed, keys: [key] });
  }
  return groups;
}

const percent = (share: number) => Math.round(share * 100);

function roofU({ above }: RoomInput, values: SizingValues): number {
  if (above === 'ceiling') return values.roof_ceiling_u_w_m2k;
  return above === 'insulated' ? values.roof_insulated_u_w_m2k : values.roof_u_w_m2k;
}

interface Row {
  name: string;
  value: string;
  basis: string;
  /** The constants behind the value, which is an estimate until all of them are confirmed. */
  keys?: readonly ValueKey[];
}

function Assumption({ name, value, basis, isEstimate }: Row & { isEstimate: boolean }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{value}</td>
      <td>
        {basis}
        {isEstimate && (
          <>
            {' '}
            <span className={toolsStyles.estimate}>{toolTexts.estimate}</span>
          </>
        )}
      </td>
    </tr>
  );
}
