import { type SizingValue, type ValueSection } from './value-kinds';

/** Creates a constant. Without `confirmed`, it is to be confirmed by an engineer. */
const value =
  (section: ValueSection, unit: string, source: string) =>
  (label: string, number: number, min: number, max: number, more: Partial<SizingValue> = {}) => ({
    label,
    value: number,
    unit,
    source,
    min,
    max,
    section,
    confirmed: false,
    whole: false,
    ...more,
  });

const DHAKA = 'Assumed for Dhaka; source needed';
const BUILDING = 'Typical figure for brick and concrete buildings in Dhaka';
const ASHRAE_PEOPLE = 'ASHRAE Fundamentals 2013, chapter 18, table 1, adjusted';

const outside = value('conditions', '°C', DHAKA);
const shape = value('conditions', '', 'Assumed; the form asks only for the area');
const roofU = value('roof', 'W/m²K', BUILDING);
const roofSun = value('roof', 'W/m²', DHAKA);
const roofK = value('roof', 'K', 'Sky radiation of a horizontal surface, ASHRAE Fundamentals');
const share = (section: ValueSection) =>
  value(section, '', 'Assumed: the peaks of the parts don’t coincide');
const sun = value('glass', 'W/m²', DHAKA);
const shade = value('glass', '', 'Assumed share of the sun that gets in');
const wallK = value('walls', 'K', 'Assumed temperature of a sunlit wall above the outside air');
const innerK = value('around', 'K', 'Assumed: rooms without cooling, warmer than this room');
/** 1 includes a part of the load, 0 leaves it out. */
const toggle = (section: ValueSection) => (label: string) =>
  value(section, '', 'Not part of the method; an engineer decides')(label, 1, 0, 1, {
    whole: true,
  });
const heat = value('people', 'W', ASHRAE_PEOPLE);
const person = (label: string, w: number) => heat(label, w, 0, 1000, { confirmed: true });
const changes = value('air', '1/h', 'Assumed leakage of a typical building');
const airShare = value('air', '', 'Assumed spread of the fresh air');
const physics = (unit: string, source: string) => value('air', unit, source);

/** Constants of the cooling load of a room. */
export const ROOM_VALUES = {
  outdoor_db_c: outside('Outside, dry bulb', 35, 20, 55),
  outdoor_wb_c: outside('Outside, wet bulb', 28, 5, 40),
  indoor_rh_percent: value('conditions', '%', 'Typical design figure for comfort')(
    'Inside, relative humidity',
    50,
    20,
    80,
  ),
  pressure_kpa: value('conditions', 'kPa', 'Standard atmosphere at sea level, ISO 2533')(
    'Air pressure',
    101.325,
    70,
    110,
    { confirmed: true },
  ),
  side_ratio: shape('Long side of a room divided by the short one', 1.25, 1, 5),

  roof_u_w_m2k: roofU('Roof, U', 2.6, 0.05, 10),
  roof_absorptance: value('roof', '', 'Assumed: concrete, weathered')(
    'Roof, share of the sun absorbed',
    0.7,
    0.05,
    1,
  ),
  roof_sun_w_m2: roofSun('Roof, sun', 850, 0, 1400),
  roof_film_w_m2k: value('roof', 'W/m²K', 'Assumed: outside surface with light wind')(
    'Roof, outside surface coefficient',
    22,
    5,
    60,
  ),
  roof_sky_k: roofK('Roof, loss to the sky', 4, 0, 10),
  roof_peak_low: share('roof')('Roof: share at peak (low)', 0.55, 0, 1.5),
  roof_peak_likely: share('roof')('Roof: share at peak (likely)', 0.7, 0, 1.5),
  roof_peak_high: share('roof')('Roof: share at peak (high)', 0.85, 0, 1.5),

  glass_u_w_m2k: value('glass', 'W/m²K', 'Clear single glass')('Glass, U', 5.7, 0.3, 10),
  glass_shgc: value('glass', '', 'Clear single glass')('Glass, solar heat gain', 0.82, 0.05, 1),
  sun_n_w_m2: sun('Sun from the north', 180, 0, 1400),
  sun_ne_w_m2: sun('Sun from the north-east', 430, 0, 1400),
  sun_e_w_m2: sun('Sun from the east', 620, 0, 1400),
  sun_se_w_m2: sun('Sun from the south-east', 480, 0, 1400),
  sun_s_w_m2: sun('Sun from the south', 250, 0, 1400),
  sun_sw_w_m2: sun('Sun from the south-west', 500, 0, 1400),
  sun_w_w_m2: sun('Sun from the west', 640, 0, 1400),
  sun_nw_w_m2: sun('Sun from the north-west', 450, 0, 1400),
  shade_none: shade('No shade', 1, 0, 1),
  shade_inside: shade('Curtains or blinds inside', 0.65, 0, 1),
  shade_outside: shade('Overhang or louvres outside', 0.45, 0, 1),
  glass_peak_low: share('glass')('Glass: share at peak (low)', 0.7, 0, 1.5),
  glass_peak_likely: share('glass')('Glass: share at peak (likely)', 0.85, 0, 1.5),
  glass_peak_high: share('glass')('Glass: share at peak (high)', 1, 0, 1.5),

  wall_u_w_m2k: value('walls', 'W/m²K', BUILDING)('Outside walls, U', 2, 0.05, 10),
  wall_sun_on: toggle('walls')('Include the sun on the outside walls'),
  wall_sun_low_k: wallK('Sun on the walls (low)', 0, 0, 40),
  wall_sun_likely_k: wallK('Sun on the walls (likely)', 4, 0, 40),
  wall_sun_high_k: wallK('Sun on the walls (high)', 9, 0, 40),

  rooms_around_on: toggle('around')('Include neighbouring rooms'),
  inner_u_w_m2k: value('around', 'W/m²K', BUILDING)(
    'Inner walls, floor and ceiling, U',
    2.2,
    0,
    10,
  ),
  inner_low_k: innerK('Neighbouring rooms (low)', 0, 0, 20),
  inner_likely_k: innerK('Neighbouring rooms (likely)', 4, 0, 20),
  inner_high_k: innerK('Neighbouring rooms (high)', 7, 0, 20),

  rest_sensible_w: person('At rest (sensible)', 65),
  rest_latent_w: person('At rest (latent)', 30),
  rest_night_sensible_w: person('At rest at night (sensible)', 70),
  rest_night_latent_w: person('At rest at night (latent)', 35),
  seated_sensible_w: person('Seated, light work (sensible)', 70),
  seated_latent_w: person('Seated, light work (latent)', 45),
  office_sensible_w: person('Moderate office work (sensible)', 75),
  office_latent_w: person('Moderate office work (latent)', 55),
  standing_sensible_w: person('Standing, light work (sensible)', 75),
  standing_latent_w: person('Standing, light work (latent)', 55),
  walking_sensible_w: person('Walking (sensible)', 75),
  walking_latent_w: person('Walking (latent)', 70),
  restaurant_sensible_w: person('Eating in a restaurant, incl. food (sensible)', 80),
  restaurant_latent_w: person('Eating in a restaurant, incl. food (latent)', 80),
  bench_sensible_w: person('Light bench work (sensible)', 80),
  bench_latent_w: person('Light bench work (latent)', 140),
  exercise_sensible_w: person('Exercise (sensible)', 210),
  exercise_latent_w: person('Exercise (latent)', 315),

  air_changes_closed: changes('Windows closed, air changes per hour', 0.5, 0, 10),
  air_changes_opened: changes('Window opened now and then, air changes per hour', 1.5, 0, 20),
  air_person_l_s: value('air', 'L/s', '15 cfm per person; to be checked against ASHRAE 62.1')(
    'Fresh air unit, per person',
    7.5,
    0,
    50,
  ),
  air_low: airShare('Fresh air (low)', 0.7, 0, 3),
  air_likely: airShare('Fresh air (likely)', 1, 0, 3),
  air_high: airShare('Fresh air (high)', 1.3, 0, 3),
  air_sensible_factor: physics('W/(L/s·K)', 'Density and heat of standard air')(
    'Heat of the fresh air (sensible)',
    1.2,
    0.8,
    1.4,
    { confirmed: true },
  ),
  air_latent_factor: physics('W/(L/s·g/kg)', 'Density of standard air and heat of evaporation')(
    'Heat of the fresh air (latent)',
    3,
    2,
    3.5,
    { confirmed: true },
  ),

  equipment_low: value('inside', '', 'Assumed share of the rated power in use at one time')(
    'Equipment in use (low)',
    0.5,
    0,
    1,
  ),
  equipment_likely: value('inside', '', 'Assumed share of the rated power in use at one time')(
    'Equipment in use (likely)',
    0.75,
    0,
    1,
  ),
  equipment_high: value('inside', '', 'Assumed share of the rated power in use at one time')(
    'Equipment in use (high)',
    1,
    0,
    1,
  ),
} as const satisfies Record<string, SizingValue>;
