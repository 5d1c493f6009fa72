import { type CorrectedCapacity, RATED } from './conditions';
import { refrigerantText, refrigerantWarningText } from './refrigerant';
import type { Alternative } from './judge';
import { pipeSizesText, pipesText, pipeWarningText } from './piping';
import type { SystemPlan } from './plan-system';
import type { Peak } from './peak';
import { MONTH_NAMES } from './stations';
import { ventilationText } from './system-ventilation';
import type { SystemWarning } from './warnings';

/** Formats a capacity with one decimal, or two if needed: '45.5 kW', '2.25 kW'. */
export function kwText(kw: number): string {
  const exact = Math.round(kw * 100) / 100;
  return `${Math.round(exact * 10) / 10 === exact ? exact.toFixed(1) : exact} kW`;
}

interface RatioWindow {
  ratio_min: number;
  ratio_max: number;
}

/** Formats a ratio in whole per cent, with decimals only if rounding would move it into or out of its window. */
export function ratioText(ratio_percent: number, window: RatioWindow): string {
  const isInside = (ratio: number) => ratio >= window.ratio_min && ratio <= window.ratio_max;
  const shown = [0, 1, 2, 3]
    .map((decimals) => Number(ratio_percent.toFixed(decimals)))
    .find((rounded) => isInside(rounded) === isInside(ratio_percent));
  return `${shown ?? ratio_percent}%`;
}

/**
 * Returns the name of an outdoor unit or a combination: '16 HP', '12 + 12 HP', or the models if their horsepower is
 * unknown.
 */
export function sizeName({ modules, horsepower }: Pick<Alternative, 'modules' | 'horsepower'>) {
  return horsepower === null
    ? modules.map(({ model }) => model).join(' + ')
    : `${modules.map((unit) => unit.horsepower).join(' + ')} HP`;
}

export const modelsOf = ({ modules }: Pick<Alternative, 'modules'>) =>
  modules.map(({ model }) => model).join(' + ');

/** Returns the name of a room, or its number if it has no name: 'Guest room', 'Guest room, 10 rooms'. */
export function roomName(
  rooms: readonly { name: string; alike?: number | undefined }[],
  at: number,
): string {
  const { name = '', alike = 1 } = rooms[at] ?? {};
  return `${name.trim() || `Room ${at + 1}`}${alike > 1 ? `, ${alike} rooms` : ''}`;
}

/** Returns the name of a system, or its number if it has no name: 'System 2'. */
export const systemName = (systems: readonly { name: string }[], at: number): string =>
  systems[at]?.name.trim() || `System ${at + 1}`;

/** Returns a sentence with the window, its source model, and whether it contains typical values. */
export const windowText = ({ window }: Pick<Alternative, 'window'>) =>
  `Allowed ratio for ${window.model}: ${window.ratio_min} to ${window.ratio_max}%, up to ${window.indoor_max} indoor units.` +
  (window.is_default ? ' Typical limits, to be confirmed in the manufacturer’s table.' : '');

/**
 * Returns a sentence with the conditions of the nominal and the corrected capacities. Systems of the first edition have
 * none.
 */
export function conditionsText({
  conditions,
  outdoor,
}: {
  conditions?: CorrectedCapacity | undefined;
  outdoor: { cooling_kw: number; corrected_kw?: number | undefined } | null;
}): string {
  const rated = `Capacities are nominal: ${RATED.room_c} °C (${RATED.room_wet_bulb_c} °C wet bulb) in the room, ${RATED.outdoor_c} °C outside.`;
  if (!conditions) return rated;
  const { room_c, room_percent, outdoor_c, factor } = conditions;
  const at = `At ${room_c} °C and ${room_percent}% in the room and ${outdoor_c} °C outside`;
  const share = `${Math.round(factor * 100)}% of it`;
  const text =
    outdoor?.corrected_kw === undefined
      ? `units give about ${share}`
      : `units give about ${share}, the outdoor unit ${kwText(outdoor.corrected_kw)} of ${kwText(outdoor.cooling_kw)}`;
  return `${rated} ${at}, ${text}. Typical figures until the manufacturer’s table is entered.`;
}

/** Returns sentences about ventilators, pipes and refrigerant, as far as they are known. */
export const detailTexts = ({
  pipes,
  refrigerant,
  ventilation,
  outdoor,
}: Pick<SystemPlan, 'pipes' | 'refrigerant' | 'ventilation' | 'outdoor'>): string[] =>
  [
    ventilation ? ventilationText(ventilation) : '',
    pipes ? pipesText(pipes) : '',
    pipeSizesText(outdoor?.modules ?? []) ?? '',
    refrigerant ? refrigerantText(refrigerant) : '',
  ].filter(Boolean);

/** Returns a warning for people: a title and an explanation. */
export function warningText(
  warning: SystemWarning,
  plan: Pick<SystemPlan, 'rooms' | 'outdoor' | 'indoor_kw'>,
): { title: string; text: string } {
  const name = (at: number) => roomName(plan.rooms, at);
  const outdoor = plan.outdoor ? sizeName(plan.outdoor) : 'The outdoor unit';
  const sum = `The indoor units add up to ${kwText(plan.indoor_kw)}.`;
  switch (warning.code) {
    case 'no_unit':
      return {
        title: 'A room has no unit',
        text: `${name(warning.room)}: choose an indoor unit. Until then, it isn’t included in the ratio.`,
      };
    case 'hidden_product':
      return {
        title: 'A product is no longer sold',
        text:
          warning.room === null
            ? `An outdoor unit of this system (catalogue no. ${warning.id}) is no longer in the catalogue. Choose another one; the rooms stay as they are.`
            : `${name(warning.room)}: its unit (catalogue no. ${warning.id}) is no longer in the catalogue. Choose another one; name and load stay as they are.`,
      };
    case 'unit_too_small':
      return {
        title: 'A unit is too small',
        text: `${name(warning.room)}: ${warning.model} is ${kwText(warning.short_kw)} below the load in its room.`,
      };
    case 'unit_too_large':
      return {
        title: 'A unit is too large',
        text: `${name(warning.room)}: ${warning.model} gives ${warning.percent}% of the load. It switches on and off and dries the air less. Choose a smaller unit.`,
      };
    case 'server_room':
      return {
        title: 'A server room runs all year',
        text: `${name(warning.room)}: give it a separate system. A shared one is off at night and in winter, and its outdoor unit may stop at low load.`,
      };
    case 'panel_missing':
      return {
        title: 'A panel is missing',
        text: `${name(warning.room)}: ${warning.model} needs panel ${warning.panel}.`,
      };
    case 'no_price':
      return { title: 'Price on request', text: `${warning.model} has no list price.` };
    case 'no_outdoor':
      return {
        title: 'No outdoor unit fits',
        text: `${sum} No outdoor unit or combination of three modules covers that. Split the rooms into two systems, or choose other indoor units.`,
      };
    case 'ratio_too_low':
      return {
        title: `The ratio is too low: ${ratioText(warning.ratio_percent, warning.window)}`,
        text: `${sum} ${outdoor} needs at least ${warning.window.ratio_min}%, which is ${kwText(warning.needed_kw)}. Choose a smaller outdoor unit, or add rooms.`,
      };
    case 'ratio_too_high':
      return {
        title: `The ratio is too high: ${ratioText(warning.ratio_percent, warning.window)}`,
        text: `${sum} ${outdoor} allows up to ${warning.window.ratio_max}%, which is ${kwText(warning.allowed_kw)}.`,
      };
    case 'below_loads':
      return {
        title: 'Below the room loads',
        text: `At the same time, the rooms need ${kwText(warning.load_kw)}; ${outdoor} gives ${kwText(warning.outdoor_kw)} at the design conditions. Choose a larger one, or check the loads.`,
      };
    case 'high_ratio':
      return {
        title: `The ratio is above 100%: ${Math.round(warning.ratio_percent)}%`,
        text: `If all rooms need full capacity at the same time, each gets at most ${warning.most_percent}% of it. Choose this only if the rooms peak at different hours.`,
      };
    case 'above_loads':
      return {
        title: 'Much more than the rooms need',
        text: `${outdoor} gives ${warning.percent}% of the loads at the design conditions. Choose a smaller one, or check the loads.`,
      };
    case 'too_many_units':
      return {
        title: 'Too many indoor units',
        text: `${warning.units} indoor units; ${outdoor} allows up to ${warning.window.indoor_max}. Choose a larger outdoor unit, larger and fewer indoor units, or a second system.`,
      };
    case 'mixed_refrigerants':
      return {
        title: 'Refrigerants are mixed',
        text: `A system uses one refrigerant; these units have ${warning.refrigerants.join(' and ')}.`,
      };
    case 'mixed_series':
      return {
        title: 'Series are mixed',
        text: 'All modules of an outdoor unit must be of the same series.',
      };
    case 'hidden_ventilator':
      return {
        title: 'A product is no longer sold',
        text: `A ventilator of this system (catalogue no. ${warning.id}) is no longer in the catalogue. Choose another one.`,
      };
    case 'too_much_air':
      return {
        title: 'More air than the ventilator moves',
        text: `${warning.model} moves up to ${warning.flow_m3h} m³/h. Enter less, or add a ventilator.`,
      };
    case 'too_much_refrigerant':
      return refrigerantWarningText(warning);
    case 'run_too_long':
    case 'height_too_large':
      return pipeWarningText(warning, outdoor);
    case 'module_set':
      return {
        title: 'These modules can’t be combined',
        text: `The manufacturer’s table has no set of ${warning.sizes} HP. ${warning.allowed ? `It has ${warning.allowed} HP.` : 'This series is not combined.'}`,
      };
  }
}

/** Returns whether a warning needs attention. Missing prices do not, since the bill of quantities lists them. */
export const isProblem = ({ code }: SystemWarning) => code !== 'no_price';

/** Texts for items outside the catalogue, and for items that the total does not include. */
export const JOINT_TEXTS = {
  branch_joint: { model: 'Branch joints', title: 'Selected with the piping design' },
  module_joint: { model: 'Module joints', title: 'Connect the modules of the outdoor unit' },
} as const;

export const NOT_INCLUDED_TEXTS = {
  piping: 'Copper pipe, insulation and drain pipe',
  cables: 'Cables, switchgear and remote controllers',
  installation: 'Installation, lifting, pressure test and commissioning',
  vat: 'VAT and advance income tax',
} as const;

/** Returns sentences about a peak and the sum of the loads. Blank if the loads have no hours and nothing was typed. */
export function peakText(peak: Peak | undefined, load_kw: number): string {
  if (!peak || load_kw === 0) return '';
  const { month, hour, typed_percent, constant_rooms: constant } = peak;
  const sentences: string[] = [];
  if (typed_percent !== null) {
    sentences.push(
      `Diversity as entered: ${round(typed_percent)}%. The outdoor unit is chosen for ${kwText(peak.load_kw)} of ${kwText(load_kw)}, with a ratio of up to 130%.`,
    );
  }
  if (month !== null && hour !== null) {
    sentences.push(
      `Peak by the hours of the rooms: ${kwText(peak.hourly_kw)} in ${MONTH_NAMES[month]} at ${hour}:00 (solar time), ${round(peak.diversity_percent)}% of the sum of the room loads.`,
    );
    if (constant > 0) {
      sentences.push(
        `${constant === 1 ? 'One room has' : `${constant} rooms have`} only a load, which counts in every hour.`,
      );
    }
  }
  return sentences.join(' ');
}

const round = (percent: number) => Math.round(percent * 10) / 10;
