import { DIRECTIONS, type Direction } from './room-input';

const RAD = Math.PI / 180;
/** Solar constant in W/m²: ASHRAE Fundamentals 2009, chapter 14. */
const SOLAR_CONSTANT_W_M2 = 1367;
/** Day of the year of the 21st of each month: ASHRAE Fundamentals 2009, chapter 14, table 2. */
const DAYS = [21, 52, 80, 111, 141, 172, 202, 233, 264, 294, 325, 355] as const;
/** Surface azimuth in degrees from south, west positive: ASHRAE Fundamentals 2009, chapter 14, table 3. */
const AZIMUTHS: Readonly<Record<Direction, number>> = {
  n: 180,
  ne: -135,
  e: -90,
  se: -45,
  s: 0,
  sw: 45,
  w: 90,
  nw: 135,
};
/** Relative transmission of single clear glass by angle of incidence: ASHRAE Fundamentals 2009, chapter 15, table 10. */
export const BEAM_THROUGH_GLASS = [
  [0, 1],
  [40, 0.99],
  [50, 0.96],
  [60, 0.9],
  [70, 0.77],
  [80, 0.48],
  [90, 0],
] as const;
/** Relative transmission of the diffuse part, from the same table. */
const DIFFUSE_THROUGH_GLASS = 0.9;

/** Optical depths and ground of the clear-sky model. */
export interface Sky {
  /** Degrees north. */
  latitude: number;
  /** Optical depth of the beam (tau b). */
  beam: number;
  /** Optical depth of the diffuse sky (tau d). */
  diffuse: number;
  /** Share of the sun that the ground reflects. */
  ground: number;
}

/** Sun in W/m² of surface. */
export interface Irradiance {
  total: number;
  /** Sun that glass of a solar heat gain coefficient of 1 at right angles would let through. */
  through_glass: number;
}

/** Sun on a roof and on walls of all directions at one hour. */
export interface SunOnRoom {
  roof_w_m2: number;
  walls: Readonly<Record<Direction, Irradiance>>;
}

const DARK: SunOnRoom = {
  roof_w_m2: 0,
  walls: Object.fromEntries(
    DIRECTIONS.map((direction) => [direction, { total: 0, through_glass: 0 }]),
  ) as SunOnRoom['walls'],
};

/**
 * Calculates the clear-sky sun: ASHRAE Fundamentals 2009, chapter 14, equations 4 to 34. `month` is 1 to 12, for its
 * 21st; `hour` is solar time and may have a fraction. In Bangladesh, solar time differs from the clock by up to 20
 * minutes.
 */
export function sunAt(month: number, hour: number, sky: Sky): SunOnRoom {
  const day = DAYS[month - 1]!;
  const declination = 23.45 * Math.sin((RAD * 360 * (day + 284)) / 365) * RAD;
  const turn = 15 * (hour - 12) * RAD;
  const latitude = sky.latitude * RAD;
  const sinHeight =
    Math.cos(latitude) * Math.cos(declination) * Math.cos(turn) +
    Math.sin(latitude) * Math.sin(declination);
  if (sinHeight <= 0.01) return DARK;
  const height = Math.asin(sinHeight);
  const airMass = 1 / (sinHeight + 0.50572 * (6.07995 + height / RAD) ** -1.6364);
  const outside = SOLAR_CONSTANT_W_M2 * (1 + 0.033 * Math.cos((RAD * 360 * (day - 3)) / 365));
  const ab = 1.219 - 0.043 * sky.beam - 0.151 * sky.diffuse - 0.204 * sky.beam * sky.diffuse;
  const ad = 0.202 + 0.852 * sky.beam - 0.007 * sky.diffuse - 0.357 * sky.beam * sky.diffuse;
  const beam = outside * Math.exp(-sky.beam * airMass ** ab);
  const diffuse = outside * Math.exp(-sky.diffuse * airMass ** ad);
  const azimuth = Math.atan2(
    Math.sin(turn) * Math.cos(declination),
    Math.cos(turn) * Math.cos(declination) * Math.sin(latitude) -
      Math.sin(declination) * Math.cos(latitude),
  );
  const horizontal = beam * sinHeight + diffuse;
  const reflected = (horizontal * sky.ground) / 2;
  const onWall = (direction: Direction): Irradiance => {
    const cos = Math.cos(height) * Math.cos(azimuth - AZIMUTHS[direction] * RAD);
    const direct = beam * Math.max(0, cos);
    const scattered = diffuse * Math.max(0.45, 0.55 + 0.437 * cos + 0.313 * cos ** 2) + reflected;
    return {
      total: direct + scattered,
      through_glass: direct * beamThroughGlass(cos) + scattered * DIFFUSE_THROUGH_GLASS,
    };
  };
  return {
    roof_w_m2: horizontal,
    walls: Object.fromEntries(
      DIRECTIONS.map((direction) => [direction, onWall(direction)]),
    ) as SunOnRoom['walls'],
  };
}

/** Interpolates the transmission for the cosine of an angle of incidence. */
function beamThroughGlass(cos: number): number {
  const angle = Math.acos(Math.min(1, Math.max(0, cos))) / RAD;
  const at = Math.max(
    1,
    BEAM_THROUGH_GLASS.findIndex(([degrees]) => degrees >= angle),
  );
  const [from, low] = BEAM_THROUGH_GLASS[at - 1]!;
  const [to, high] = BEAM_THROUGH_GLASS[at]!;
  return low + ((high - low) * (angle - from)) / (to - from);
}
