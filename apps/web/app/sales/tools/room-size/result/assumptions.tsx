import {
  CASES,
  type LoadPart,
  type RoomInput,
  type RoomLoad,
  type SizingValues,
  type ValueKey,
} from '@shishir/sizing';
import type { SizingData } from '../../../../catalogue/product-parts/sizing-data.server';
import { DIRECTION_TEXTS, short, two } from '../form/room-texts';
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
      name: 'Outside, Dhaka',
      value: `${short(values.outdoor_db_c)} °C, ${short(values.outdoor_wb_c)} °C wet bulb`,
      basis: `${short(air.outdoor_g_kg)} g/kg`,
      keys: conditions,
    },
    {
      name: 'Inside',
      value: `${short(room.target_c)} °C, ${short(values.indoor_rh_percent)} %`,
      basis: `${short(air.indoor_g_kg)} g/kg`,
      keys: [],
    },
    {
      name: 'Shape of the room',
      value: `${two(geometry.length_m)} × ${two(geometry.width_m)} m`,
      basis: `Sides ${values.side_ratio} : 1 from the area`,
      keys: ['side_ratio'],
    },
    air.roof_c === null
      ? null
      : {
          name: 'Roof',
          value: `U ${values.roof_u_w_m2k.toFixed(1)} W/m²K`,
          basis: `Surface at ${Math.round(air.roof_c)} °C in the sun, ${percents('roof_peak')} % arrives at the peak`,
          keys: partOf('roof')?.values,
        },
    partOf('walls') && {
      name: 'Outside walls',
      value: `U ${values.wall_u_w_m2k.toFixed(1)} W/m²K, ${short(geometry.walls_net_m2)} m²`,
      basis: `${each((name) => air.difference_k + values.wall_sun_on * values[`wall_sun_${name}_k`])} K with sun`,
      keys: partOf('walls')?.values,
    },
    partOf('rooms_around') && {
      name: 'Rooms around it',
      value: `U ${values.inner_u_w_m2k.toFixed(1)} W/m²K, ${short(geometry.inner_m2)} m²`,
      basis: `${each((name) => values[`inner_${name}_k`])} K warmer`,
      keys: partOf('rooms_around')?.values,
    },
    window && {
      name: 'Glass, clear, single',
      value: `U ${values.glass_u_w_m2k.toFixed(1)} W/m²K, g ${values.glass_shgc}`,
      basis: `Sun ${values[`sun_${window.direction}_w_m2`]} W/m² (${DIRECTION_TEXTS[window.direction]}), ${Math.round(values[`shade_${window.shade}`] * 100)} % comes through the shade, ${percents('glass_peak')} % at the peak`,
      keys: partOf('glass')?.values,
    },
    partOf('people') && {
      name: 'People',
      value: `${values[`${room.activity}_sensible_w`]} + ${values[`${room.activity}_latent_w`]} W each`,
      basis: `Sensible and latent. ${sources[`${room.activity}_sensible_w`].source}`,
      keys: partOf('people')?.values,
    },
    partOf('fresh_air') && {
      name: 'Fresh air',
      value: `${short(air.flow_l_s)} L/s`,
      basis: `${short((air.flow_l_s * 3.6) / (room.area_m2 * room.height_m))} air changes an hour, × ${each((name) => values[`air_${name}`])}`,
      keys: partOf('fresh_air')?.values,
    },
    partOf('inside') && {
      name: 'Lights and equipment',
      value: `${short(room.lights_w)} and ${short(room.equipment_w)} W`,
      basis: `Lights all, equipment ${percents('equipment')} % of its rating`,
      keys: partOf('inside')?.values,
    },
  ];
  return (
    <section className="block" aria-labelledby="assumed-title">
      <div className={`wrap ${roomSizeStyles.twoColumns}`}>
        <div>
          <h2 id="assumed-title">What we assumed</h2>
          <p className={toolsStyles.intro}>
            Where three values stand, they are the low, the likely and the high case. Values marked
            ‘estimate’ are usual figures for brick and concrete buildings in Dhaka. An engineer
            replaces them with yours.
          </p>
          <p className={toolsStyles.intro}>
            This helps you choose a size. It is not a design of the system.
          </p>
        </div>
        <Table className={`${linesStyles.blocks} ${styles.table}`}>
          <VisuallyHidden as="thead">
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Value</th>
              <th scope="col">Basis</th>
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
            <span className={toolsStyles.estimate}>estimate</span>
          </>
        )}
      </td>
    </tr>
  );
}
