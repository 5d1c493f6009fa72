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
  adviceText,
  conditionsText,
  detailTexts,
  type Month,
  MONTH_NAMES,
  peakText,
  ROOM_CHOICE_NAMES,
  roomInputLines,
  roomName,
  roomsIn,
  splitTonsFor,
  systemName,
  warningText,
} from '@shishir/sizing';

const { kinds, names, parts: PARTS } = ROOM_CHOICE_NAMES;
const SUMMARY = [names.kind, names.area, names.height];
const kw = (value: number) => `${formatCapacity(value)} kW`;
const tr = (value: number) => `${value.toFixed(2)} TR`;
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
  const { kind, area_m2, height_m } = input;
  return [
    `${kinds[kind]}, ${formatCapacity(area_m2)} m², ${formatCapacity(height_m)} m high`,
    ...roomInputLines(input)
      .filter(([name]) => !SUMMARY.includes(name))
      .map(([name, value]) => `${name}: ${value}`),
  ];
}

export function roomText(design: CreateDesign & { tool: 'room' }, result: SizedRoom): string[] {
  const tons = splitTonsFor(result.nominal_kw ?? result.likely.kw);
  return [
    ...roomInputs(design.room),
    `Cooling load: likely ${tr(result.likely.tr)} (${kw(result.likely.kw)}), from ${tr(result.low.tr)} to ${tr(result.high.tr)}`,
    ...conditionLines(result),
    tons === null ? 'Split unit: one is not enough' : `Split unit: ${tons} ton recommended`,
    `Parts, likely: ${result.parts.map(({ key, likely_w }) => `${PARTS[key].toLowerCase()} ${groupThousands(likely_w)} W`).join(', ')}`,
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
