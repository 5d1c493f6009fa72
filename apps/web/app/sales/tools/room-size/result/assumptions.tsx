import {
  CASES,
  type LoadPart,
  type RoomInput,
  type RoomLoad,
  type SizingValues,
  type ValueKey,
} from '@shishir/sizing';
import type { SizingData } from '../../../../catalogue/product-parts/sizing-data.server';
import { short, two } from '../form/room-texts';
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
}

/** Every constant behind the result, with its basis. */
export function Assumptions({ room, load, values, sources }: AssumptionsProps) {
  const { geometry, air } = load;
  const [window] = room.windows;
  const each = (of: (name: (typeof CASES)[number]) => number) =>
    CASES.map((name) => short(of(name))).join(' / ');
  const percents = (prefix: 'roof_peak' | 'glass_peak' | 'equipment') =>
    CASES.map((name) => Math.round(values[`${prefix}_${name}`] * 100)).join(' / ');
  const partOf = (key: LoadPart['key']) => load.parts.find((part) => part.key === key);
  const conditions: readonly ValueKey[] = ['outdoor_db_c', 'outdoor_wb_c'];
  const rows: (Row | null | undefined)[] = [
    {
      name: texts.outside.name,
      value: texts.outside.value(short(values.outdoor_db_c), short(values.outdoor_wb_c)),
      basis: texts.outside.basis(short(air.outdoor_g_kg)),
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
          value: texts.roof.value(values.roof_u_w_m2k.toFixed(1)),
          basis: texts.roof.basis(Math.round(air.roof_c), percents('roof_peak')),
          keys: partOf('roof')?.values,
        },
    partOf('walls') && {
      name: texts.walls.name,
      value: texts.walls.value(values.wall_u_w_m2k.toFixed(1), short(geometry.walls_net_m2)),
      basis: texts.walls.basis(
        each((name) => air.difference_k + values.wall_sun_on * values[`wall_sun_${name}_k`]),
      ),
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
        values[`sun_${window.direction}_w_m2`],
        roomSizeTexts.choices.directions[window.direction],
        Math.round(values[`shade_${window.shade}`] * 100),
        percents('glass_peak'),
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
    </section>
  );
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
