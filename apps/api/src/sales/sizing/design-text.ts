import {
  billName,
  type CreateDesign,
  type DesignedProject,
  type DesignedSystem,
  type DesignValue,
  roomsOf,
  type SizedRoom,
  type SizeRoom,
} from '@shishir/contract';
import {
  formatCapacity,
  formatDateTime,
  formatSum,
  formatTaka,
  groupThousands,
} from '@shishir/format';
import {
  type Above,
  type Activity,
  adviceText,
  type Below,
  conditionsText,
  detailTexts,
  DIRECTION_NAMES,
  type Door,
  type FreshAir,
  type Month,
  MONTH_NAMES,
  type PartKey,
  peakText,
  ROOM_KIND_NAMES,
  roomName,
  roomsIn,
  type Shade,
  splitTonsFor,
  STATION_NAMES,
  systemName,
  type Use,
  warningText,
  wholeRoom,
} from '@shishir/sizing';

const SHADES: Record<Shade, string> = {
  none: 'no shade',
  inside: 'curtains or blinds inside',
  outside: 'overhang or louvres outside',
};
const ACTIVITIES: Record<Activity, string> = {
  rest: 'at rest',
  rest_night: 'at rest in the evening',
  seated: 'seated, light work',
  office: 'moderate office work',
  standing: 'standing, light work',
  walking: 'standing and walking',
  restaurant: 'eating in a restaurant',
  bench: 'light bench work',
  exercise: 'exercise',
};
const FRESH_AIRS: Record<FreshAir, string> = {
  closed: 'windows closed, leakage only',
  opened: 'a window opened now and then',
  unit: 'fresh air unit',
};
const ABOVES: Record<Above, string> = {
  cooled: 'cooled room above',
  uncooled: 'another floor above',
  bare: 'under the roof',
  ceiling: 'under the roof with a false ceiling',
  insulated: 'under an insulated roof',
};
const BELOWS: Record<Below, string> = {
  cooled: 'cooled room below',
  uncooled: 'uncooled room below',
  ground: 'on the ground',
};
const DOORS: Record<Door, string> = {
  closed: 'door kept closed',
  often: 'door opened often',
  open: 'open front with an air curtain',
};
const USES: Record<Use, string> = { all_day: 'cooled at any time', night: 'cooled at night' };
const PARTS: Record<PartKey, string> = {
  roof: 'sun on the roof',
  glass: 'sun through glass',
  walls: 'outside walls',
  rooms_around: 'neighbouring rooms',
  pull_down: 'stored heat',
  people: 'people',
  fresh_air: 'fresh air',
  door: 'door',
  inside: 'lights and equipment',
};
const kw = (value: number) => `${formatCapacity(value)} kW`;
const tr = (value: number) => `${value.toFixed(2)} TR`;
const m2 = (value: number) => `${formatCapacity(value)} m²`;
const percent = (value: number) => `${Math.round(value)}%`;
const pieces = (count: number, one: string, several = `${one}s`) =>
  `${groupThousands(count)} ${count === 1 ? one : several}`;

/** Returns the inputs in the words of the tool. They may be impossible. */
export function inputLines(design: CreateDesign): string[] {
  const rooms = roomsOf(design);
  return design.tool === 'room'
    ? roomInputs(design.room)
    : [
        'System from the system builder',
        ...rooms.map(
          ({ load_kw, count }, at) =>
            `${roomName(rooms, at)}: load ${load_kw === null ? 'not known' : kw(load_kw)}, ${pieces(count, 'unit')}`,
        ),
      ];
}

function roomInputs(input: SizeRoom): string[] {
  const room = wholeRoom(input);
  const windows = room.windows.map(
    ({ area_m2, direction, shade }) =>
      `${m2(area_m2)} to the ${DIRECTION_NAMES[direction]}, ${SHADES[shade]}`,
  );
  const flow = room.fresh_air_l_s ? `, ${groupThousands(room.fresh_air_l_s)} L/s` : '';
  return [
    `${ROOM_KIND_NAMES[room.kind]}, ${m2(room.area_m2)}, ${formatCapacity(room.height_m)} m high, ${ABOVES[room.above]}, ${BELOWS[room.below]}`,
    `${pieces(room.outside_walls, 'outside wall')}, ${pieces(room.uncooled_walls, 'wall')} to uncooled rooms, glass: ${windows.join('; ') || 'none'}`,
    `${pieces(room.people, 'person', 'people')}, ${ACTIVITIES[room.activity]}; lights ${groupThousands(room.lights_w)} W, equipment ${groupThousands(room.equipment_w)} W`,
    `Fresh air: ${FRESH_AIRS[room.fresh_air]}${flow}; ${DOORS[room.door]}; room at ${formatCapacity(room.target_c)} °C`,
    `${STATION_NAMES[room.station]}, ${USES[room.use]}`,
  ];
}

export function roomText(design: CreateDesign & { tool: 'room' }, result: SizedRoom): string[] {
  const tons = splitTonsFor(result.nominal_kw ?? result.likely.kw);
  return [
    ...roomInputs(design.room),
    `Cooling load: likely ${tr(result.likely.tr)} (${kw(result.likely.kw)}), from ${tr(result.low.tr)} to ${tr(result.high.tr)}`,
    ...conditionLines(result),
    tons === null ? 'Split unit: one is not enough' : `Split unit: ${tons} ton recommended`,
    `Parts, likely: ${result.parts.map(({ key, likely_w }) => `${PARTS[key]} ${groupThousands(likely_w)} W`).join(', ')}`,
  ];
}

/** Returns the peak, the capacity at its conditions, and the advice. */
function conditionLines({
  peak,
  capacity,
  nominal_kw,
  sensible_w,
  ...result
}: SizedRoom): string[] {
  if (!peak || !capacity || nominal_kw === undefined || sensible_w === undefined) return [];
  return [
    `Peak: ${MONTH_NAMES[peak.month as Month]}, ${peak.hour}:00; sensible ${kw(sensible_w / 1000)}, latent ${kw(result.latent_w / 1000)}`,
    `Unit: at least ${kw(nominal_kw)} nominal (27/19 °C room, 35 °C outside); at ${formatCapacity(capacity.room_c)} °C and ${formatCapacity(capacity.outdoor_c)} °C outside it gives ${percent(capacity.factor * 100)}, ${percent(capacity.sensible_share * 100)} of it sensible`,
    ...(result.humidity_percent === undefined
      ? []
      : [`Resulting humidity: about ${percent(result.humidity_percent)}`]),
    ...(result.advice ?? []).map((advice) => `Note: ${adviceText(advice).title}`),
  ];
}

export const systemText = (system: DesignedSystem): string[] => [
  ...systemLines(system),
  ...billLines(system.bill),
];

/** Returns the lines of each system, then one bill of quantities. */
export const projectText = ({ systems, bill, ...project }: DesignedProject): string[] => [
  `${pieces(systems.length, 'VRF system')}, ${pieces(project.rooms, 'room')}, ${pieces(project.units, 'indoor unit')}, loads ${kw(project.load_kw)}, indoor units ${kw(project.indoor_kw)}`,
  ...systems.flatMap(({ plan }, at) => {
    const [first = '', ...others] = systemLines(plan);
    return [`${systemName(systems, at)}: ${first}`, ...others];
  }),
  ...textOf(systems.length > 1 ? peakText(project.peak, project.load_kw) : ''),
  ...billLines(bill),
];

const textOf = (text: string) => (text === '' ? [] : [text]);

function systemLines(system: DesignedSystem): string[] {
  const { rooms, outdoor, warnings } = system;
  return [
    `VRF system, ${pieces(roomsIn(rooms), 'room')}, ${pieces(system.units, 'indoor unit')}, loads ${kw(system.load_kw)}, indoor units ${kw(system.indoor_kw)}`,
    ...rooms.map(({ load_kw, unit, count, left_percent }, at) => {
      const chosen = unit
        ? `${count > 1 ? `${count} × ` : ''}${unit.model} ${kw(unit.cooling_kw)}`
        : 'no unit';
      const left = left_percent === null ? '' : `, ${percent(left_percent)} spare`;
      return `${roomName(rooms, at)}: load ${load_kw === null ? 'not known' : kw(load_kw)}, ${chosen}${left}`;
    }),
    outdoor
      ? `Outdoor unit: ${outdoor.modules.map(({ model }) => model).join(' + ')}, ${kw(outdoor.cooling_kw)}, combination ratio ${percent(outdoor.ratio_percent)} (allowed: ${outdoor.window.ratio_min} to ${outdoor.window.ratio_max}%)`
      : 'Outdoor unit: none',
    ...textOf(peakText(system.peak, system.load_kw)),
    ...(system.conditions ? [conditionsText(system)] : []),
    ...detailTexts(system),
    ...warnings.map((warning) => `Warning: ${warningText(warning, system).text}`),
  ];
}

const billLines = (bill: DesignedSystem['bill']): string[] => [
  ...bill.lines.map(
    (line) =>
      `${groupThousands(line.quantity)} × ${[line.model, billName(line)].filter(Boolean).join(' ')}: ${line.sum === null ? 'price on request' : formatTaka(line.sum)}`,
  ),
  `Total of list prices: ${formatSum(bill.total, 'on request')}${bill.on_request > 0 ? `, ${pieces(bill.on_request, 'line')} on request` : ''}; excl. piping, cables, installation and VAT`,
];

/** Returns a line about the constants that were used. */
export const valuesText = (values: DesignValue[], at: Date): string => {
  const open = values.filter(({ confirmed }) => !confirmed).length;
  return `Calculated ${formatDateTime(at)} with ${pieces(values.length, 'constant')}${open > 0 ? `, ${open} of them to be confirmed` : ''}`;
};
