import { CAPACITY_CURVE } from './capacity';
import { BELOW_MAXIMUM, BLINDS_TO_LOAD, SUN_TO_LOAD } from './climate';
import { RATED } from './conditions';
import { PIPE_CURVE } from './piping';
import { BEAM_THROUGH_GLASS } from './sun';
import type { ValueSection } from './value-kinds';

/** A published curve or series, which the calculations use as it is printed. */
export interface PublishedFigure {
  section: ValueSection;
  label: string;
  /** Coefficients or values in the order of the source. */
  figures: readonly (number | string)[];
  unit: string;
  /** With edition. */
  source: string;
}

const TYPICAL = 'typical until a manufacturer’s table is entered';

/** Figures that are not single constants: a person cannot change one without the others. */
export const PUBLISHED: readonly PublishedFigure[] = [
  {
    section: 'climate',
    label: 'Outside: share of the daily range below the maximum, 0:00 to 23:00',
    figures: BELOW_MAXIMUM,
    unit: '',
    source: 'ASHRAE Fundamentals 2009, chapter 14, table 6',
  },
  {
    section: 'glass',
    label: 'Sun through bare glass that becomes load after 0 to 23 hours',
    figures: SUN_TO_LOAD,
    unit: '',
    source: 'ASHRAE Fundamentals 2009, chapter 18, table 20: medium room, no carpet, 50% glass',
  },
  {
    section: 'glass',
    label: 'Radiation of blinds that becomes load after 0 to 23 hours',
    figures: BLINDS_TO_LOAD,
    unit: '',
    source: 'ASHRAE Fundamentals 2009, chapter 18, table 19: medium room, no carpet, 50% glass',
  },
  {
    section: 'glass',
    label: 'Single clear glass: sun let through at 0, 40, 50, 60, 70, 80 and 90°',
    figures: BEAM_THROUGH_GLASS.map(([, share]) => share),
    unit: '',
    source: 'ASHRAE Fundamentals 2009, chapter 15, table 10',
  },
  {
    section: 'capacity',
    label: 'Nominal conditions: room, its wet bulb, outside',
    figures: [RATED.room_c, RATED.room_wet_bulb_c, RATED.outdoor_c],
    unit: '°C',
    source: 'ISO 5151:2017, condition T1',
  },
  {
    section: 'capacity',
    label: 'Capacity by wet bulb w and outdoor temperature t: 1, w, w², t, t², w·t',
    figures: CAPACITY_CURVE,
    unit: '°C',
    source: `EnergyPlus 8.4, example PackagedTerminalAirConditioner: HPACCoolCapFT, 12.78 to 23.89 °C and 18 to 46.11 °C; ${TYPICAL}`,
  },
  {
    section: 'system',
    label: 'Capacity by equivalent length L of the pipe: 1, L, L²',
    figures: PIPE_CURVE.map((coefficient) => Number(coefficient.toPrecision(8))),
    unit: 'm',
    source: `EnergyPlus 9.3, example VariableRefrigerantFlow_5Zone: CoolingLengthCorrectionFactor, 8 to 175 m; ${TYPICAL}`,
  },
];
