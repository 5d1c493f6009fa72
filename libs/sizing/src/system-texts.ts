import { type CorrectedCapacity, RATED } from './conditions';
import { kgM3, refrigerantText } from './refrigerant';
import type { Alternative } from './judge';
import { metresText, pipeSizesText, pipesText } from './piping';
import type { SystemPlan } from './plan-system';
import type { Peak } from './peak';
import { oneOrMore, ventilationText } from './system-ventilation';
import { type SystemTexts, systemTexts } from './system.texts';
import type { SystemWarning } from './warnings';

/** Formats a capacity with one decimal, or two if needed: '45.5 kW', '2.25 kW'. */
export function kwText(kw: number): string {
  const exact = Math.round(kw * 100) / 100;
  return systemTexts.kilowatts(
    Math.round(exact * 10) / 10 === exact ? exact.toFixed(1) : `${exact}`,
  );
}

interface RatioWindow {
  ratio_min: number;
  ratio_max: number;
}

/** Formats a ratio in whole per cent, with decimals only if rounding would move it into or out of its window. */
export function ratioText(
  ratio_percent: number,
  window: RatioWindow,
  texts: SystemTexts = systemTexts,
): string {
  const isInside = (ratio: number) => ratio >= window.ratio_min && ratio <= window.ratio_max;
  const shown = [0, 1, 2, 3]
    .map((decimals) => Number(ratio_percent.toFixed(decimals)))
    .find((rounded) => isInside(rounded) === isInside(ratio_percent));
  return texts.percent(shown ?? ratio_percent);
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
  texts: SystemTexts = systemTexts,
): string {
  const { name = '', alike = 1 } = rooms[at] ?? {};
  const room = name.trim() || texts.room(at + 1);
  return alike > 1 ? texts.roomsAlike(room, alike) : room;
}

/** Returns the name of a system, or its number if it has no name: 'System 2'. */
export const systemName = (
  systems: readonly { name: string }[],
  at: number,
  texts: SystemTexts = systemTexts,
): string => systems[at]?.name.trim() || texts.system(at + 1);

/** Returns a sentence with the window, its source model, and whether it contains typical values. */
export const windowText = (
  { window }: Pick<Alternative, 'window'>,
  texts: SystemTexts = systemTexts,
) =>
  texts.window(window.model, window.ratio_min, window.ratio_max, window.indoor_max) +
  (window.is_default ? ` ${texts.typicalWindow}` : '');

/**
 * Returns a sentence with the conditions of the nominal and the corrected capacities. Systems of the first edition have
 * none.
 */
export function conditionsText(
  {
    conditions,
    outdoor,
  }: {
    conditions?: CorrectedCapacity | undefined;
    outdoor: { cooling_kw: number; corrected_kw?: number | undefined } | null;
  },
  texts: SystemTexts = systemTexts,
): string {
  const rated = texts.conditions.rated(RATED.room_c, RATED.room_wet_bulb_c, RATED.outdoor_c);
  if (!conditions) return rated;
  const { factor, station, ...at } = conditions;
  const corrected = texts.conditions.corrected({
    ...at,
    place: station ? texts.stations[station] : '',
    percent: Math.round(factor * 100),
    outdoor:
      outdoor?.corrected_kw === undefined
        ? null
        : [kwText(outdoor.corrected_kw), kwText(outdoor.cooling_kw)],
  });
  return `${rated} ${corrected}`;
}

/** Returns sentences about ventilators, pipes and refrigerant, as far as they are known. */
export const detailTexts = (
  {
    pipes,
    refrigerant,
    ventilation,
    outdoor,
  }: Pick<SystemPlan, 'pipes' | 'refrigerant' | 'ventilation' | 'outdoor'>,
  texts: SystemTexts = systemTexts,
): string[] =>
  [
    ventilationText(oneOrMore(ventilation), texts),
    pipes ? pipesText(pipes, texts) : '',
    pipeSizesText(outdoor?.modules ?? [], texts) ?? '',
    refrigerant ? refrigerantText(refrigerant, texts) : '',
  ].filter(Boolean);

/** Returns a warning for people: a title and an explanation. */
export function warningText(
  warning: SystemWarning,
  plan: Pick<SystemPlan, 'rooms' | 'outdoor' | 'indoor_kw'>,
  texts: SystemTexts = systemTexts,
): { title: string; text: string } {
  const { warnings } = texts;
  const name = (at: number) => roomName(plan.rooms, at, texts);
  const outdoor = plan.outdoor ? sizeName(plan.outdoor) : warnings.theOutdoorUnit;
  const sum = warnings.indoorSum(kwText(plan.indoor_kw));
  switch (warning.code) {
    case 'no_unit':
      return worded(warnings.noUnit, name(warning.room));
    case 'hidden_product':
      return warning.room === null
        ? worded(warnings.hiddenOutdoor, warning.id)
        : worded(warnings.hiddenIndoor, name(warning.room), warning.id);
    case 'hidden_ventilator':
      return worded(warnings.hiddenVentilator, warning.id);
    case 'unit_too_small':
      return worded(warnings.tooSmall, name(warning.room), warning.model, kwText(warning.short_kw));
    case 'sensible_too_small':
      return worded(
        warnings.sensibleTooSmall,
        name(warning.room),
        warning.model,
        kwText(warning.nominal_kw),
        kwText(warning.needed_kw),
      );
    case 'unit_too_large':
      return worded(warnings.tooLarge, name(warning.room), warning.model, warning.percent);
    case 'server_room':
      return worded(warnings.serverRoom, name(warning.room));
    case 'panel_missing':
      return worded(warnings.panelMissing, name(warning.room), warning.model, warning.panel);
    case 'no_price':
      return worded(warnings.noPrice, warning.model);
    case 'no_outdoor':
      return worded(warnings.noOutdoor, sum);
    case 'too_few_units':
      return worded(warnings.tooFewUnits, sum, kwText(warning.least_kw));
    case 'mostly_recovered':
      return worded(warnings.mostlyRecovered, warning.percent);
    case 'run_below_height':
      return worded(
        warnings.runBelowHeight,
        metresText(warning.run_m),
        metresText(Math.abs(warning.height_m)),
      );
    case 'ratio_too_low': {
      const { ratio_percent, window, needed_kw } = warning;
      const { title, text } = warnings.ratioTooLow;
      return {
        title: title(ratioText(ratio_percent, window, texts)),
        text: text(sum, outdoor, window.ratio_min, kwText(needed_kw)),
      };
    }
    case 'ratio_too_high': {
      const { ratio_percent, window, allowed_kw } = warning;
      const { title, text } = warnings.ratioTooHigh;
      return {
        title: title(ratioText(ratio_percent, window, texts)),
        text: text(sum, outdoor, window.ratio_max, kwText(allowed_kw)),
      };
    }
    case 'below_loads':
      return worded(
        warnings.belowLoads,
        kwText(warning.load_kw),
        outdoor,
        kwText(warning.outdoor_kw),
      );
    case 'high_ratio':
      return {
        title: warnings.highRatio.title(Math.round(warning.ratio_percent)),
        text: warnings.highRatio.text(warning.most_percent),
      };
    case 'above_loads':
      return worded(warnings.aboveLoads, outdoor, warning.percent);
    case 'too_many_units':
      return worded(warnings.tooManyUnits, warning.units, outdoor, warning.window.indoor_max);
    case 'mixed_refrigerants':
      return worded(warnings.mixedRefrigerants, warning.refrigerants);
    case 'mixed_series':
      return warnings.mixedSeries;
    case 'too_much_air':
      return worded(warnings.tooMuchAir, warning.model, warning.flow_m3h);
    case 'too_much_refrigerant':
      return {
        title: warnings.tooMuchRefrigerant.title(kgM3(warning.kg_m3)),
        text: warnings.tooMuchRefrigerant.text(warning.refrigerant, Math.ceil(warning.least_m3)),
      };
    case 'run_too_long':
      return {
        title: warnings.runTooLong.title(metresText(warning.run_m)),
        text: warnings.runTooLong.text(outdoor, metresText(warning.max_m)),
      };
    case 'height_too_large': {
      const { height_m, max_m } = warning;
      return {
        title: warnings.heightTooLarge.title(metresText(Math.abs(height_m))),
        text: warnings.heightTooLarge.text(outdoor, metresText(max_m), height_m < 0),
      };
    }
    case 'module_set':
      return worded(warnings.moduleSet, warning.sizes, warning.allowed);
  }
}

/** Returns the title of a warning, and its text with names and figures. */
const worded = <Values extends unknown[]>(
  { title, text }: { title: string; text: (...values: Values) => string },
  ...values: Values
) => ({ title, text: text(...values) });

/** Returns whether a warning needs attention. Missing prices do not, since the bill of quantities lists them. */
export const isProblem = ({ code }: SystemWarning) => code !== 'no_price';

/** Texts for items outside the catalogue, and for items that the total does not include. */
export const JOINT_TEXTS = systemTexts.joints;
export const NOT_INCLUDED_TEXTS = systemTexts.notIncluded;

/** Returns sentences about a peak and the sum of the loads. Blank if the loads have no hours and nothing was typed. */
export function peakText(
  peak: Peak | undefined,
  load_kw: number,
  texts: SystemTexts = systemTexts,
): string {
  if (!peak || load_kw === 0) return '';
  const { month, hour, typed_percent, constant_rooms: constant } = peak;
  const sentences: string[] = [];
  if (typed_percent !== null) {
    const { typed_ratio_percent: ratio = 130 } = peak;
    const [load, sum] = [kwText(peak.load_kw), kwText(load_kw)];
    sentences.push(texts.peak.typed(round(typed_percent), load, sum, ratio));
  }
  if (month !== null && hour !== null) {
    const percent = round(peak.diversity_percent);
    sentences.push(texts.peak.hourly(kwText(peak.hourly_kw), texts.months[month], hour, percent));
    if (constant > 0) sentences.push(texts.peak.constant(constant));
  }
  return sentences.join(' ');
}

const round = (percent: number) => Math.round(percent * 10) / 10;
