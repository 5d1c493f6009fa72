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
const AS_DHAKA = 'No published value entered yet: as Dhaka';
const BUILDING = 'Typical figure for brick and concrete buildings in Dhaka';
const ASHRAE_PEOPLE = 'ASHRAE Fundamentals 2013, chapter 18, table 1, adjusted';
const DELAY = 'CIBSE Guide A (2006), section 5.8; figure typical of';
const AIR_RATES = 'ANSI/ASHRAE Standard 62.1-2016, table 6.2.2.1';

const outside = value('conditions', '°C', DHAKA);
const station = value('conditions', '°C', AS_DHAKA);
const shape = value('conditions', '', 'Assumed; the form asks only for the area');
const sky = value('climate', '', 'Hazy sky of Dhaka in the ASHRAE clear-sky model; estimate');
const dryMonth = value('climate', 'K', 'Estimate from monthly mean maxima; check BMD normals');
const wetMonth = value('climate', 'K', 'Estimate from monthly mean humidity; check BMD normals');
const roofU = value('roof', 'W/m²K', BUILDING);
const roofK = value(
  'roof',
  'K',
  'ASHRAE Fundamentals 2009, chapter 18: sky radiation of a horizontal surface',
);
const spread = value('conditions', '', 'Assumed spread of sun, glass, roof and walls');
const shade = value('glass', '', 'Assumed share of the sun that gets in');
const innerK = value('around', 'K', 'Assumed: rooms without cooling, warmer than this room');
/** Hours of the day in solar time, 0 to 23. */
const nightHour = (label: string, hour: number) =>
  value('around', 'h', 'Assumed: switched on in the evening or at night')(label, hour, 0, 23, {
    whole: true,
  });
/** 1 includes a part of the load, 0 leaves it out. */
const toggle = (section: ValueSection) => (label: string) =>
  value(section, '', 'Not part of the method; an engineer decides')(label, 1, 0, 1, {
    whole: true,
  });
const heat = value('people', 'W', ASHRAE_PEOPLE);
const person = (label: string, w: number) => heat(label, w, 0, 1000, { confirmed: true });
const changes = value('air', '1/h', 'Assumed leakage of a typical building');
const perPerson = value('air', 'L/s', AIR_RATES);
const perArea = value('air', 'L/s·m²', AIR_RATES);
const airPerson = (label: string, l_s: number) =>
  perPerson(`${label}: outdoor air per person`, l_s, 0, 50, { confirmed: true });
const airArea = (label: string, l_s: number) =>
  perArea(`${label}: outdoor air per m²`, l_s, 0, 10, { confirmed: true });
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
  chattogram_db_c: station('Chattogram, dry bulb', 35, 20, 55),
  chattogram_wb_c: station('Chattogram, wet bulb', 28, 5, 40),
  sylhet_db_c: station('Sylhet, dry bulb', 35, 20, 55),
  sylhet_wb_c: station('Sylhet, wet bulb', 28, 5, 40),
  rajshahi_db_c: station('Rajshahi, dry bulb', 35, 20, 55),
  rajshahi_wb_c: station('Rajshahi, wet bulb', 28, 5, 40),
  khulna_db_c: station('Khulna, dry bulb', 35, 20, 55),
  khulna_wb_c: station('Khulna, wet bulb', 28, 5, 40),
  rangpur_db_c: station('Rangpur, dry bulb', 35, 20, 55),
  rangpur_wb_c: station('Rangpur, wet bulb', 28, 5, 40),
  barishal_db_c: station('Barishal, dry bulb', 35, 20, 55),
  barishal_wb_c: station('Barishal, wet bulb', 28, 5, 40),
  mymensingh_db_c: station('Mymensingh, dry bulb', 35, 20, 55),
  mymensingh_wb_c: station('Mymensingh, wet bulb', 28, 5, 40),
  pressure_kpa: value('conditions', 'kPa', 'Standard atmosphere at sea level, ISO 2533')(
    'Air pressure',
    101.325,
    70,
    110,
    { confirmed: true },
  ),
  side_ratio: shape('Long side of a room divided by the short one', 1.25, 1, 5),
  envelope_low: spread('Sun, glass, roof and walls (low)', 0.8, 0, 2),
  envelope_high: spread('Sun, glass, roof and walls (high)', 1.2, 1, 3),

  sky_beam: sky('Sky: optical depth of the beam', 0.6, 0.1, 1.5),
  sky_diffuse: sky('Sky: optical depth of the diffuse part', 1.9, 1, 3.5),
  ground_reflectance: value('climate', '', 'ASHRAE Fundamentals 2009, chapter 14')(
    'Ground, share of the sun reflected',
    0.2,
    0,
    1,
    { confirmed: true },
  ),
  daily_range_k: value('climate', 'K', 'Estimate from monthly mean maxima and minima of Dhaka')(
    'Outside, daily range of the dry bulb',
    8,
    0,
    25,
  ),
  month_3_db_k: dryMonth('March: dry bulb below the design value', 1.3, 0, 15),
  month_4_db_k: dryMonth('April: dry bulb below the design value', 0, 0, 15),
  month_5_db_k: dryMonth('May: dry bulb below the design value', 0.4, 0, 15),
  month_6_db_k: dryMonth('June: dry bulb below the design value', 1.2, 0, 15),
  month_7_db_k: dryMonth('July: dry bulb below the design value', 2, 0, 15),
  month_8_db_k: dryMonth('August: dry bulb below the design value', 1.8, 0, 15),
  month_9_db_k: dryMonth('September: dry bulb below the design value', 1.8, 0, 15),
  month_10_db_k: dryMonth('October: dry bulb below the design value', 2.2, 0, 15),
  month_3_wb_k: wetMonth('March: wet bulb below the design value', 4, 0, 15),
  month_4_wb_k: wetMonth('April: wet bulb below the design value', 1.5, 0, 15),
  month_5_wb_k: wetMonth('May: wet bulb below the design value', 0.5, 0, 15),
  month_6_wb_k: wetMonth('June: wet bulb below the design value', 0, 0, 15),
  month_7_wb_k: wetMonth('July: wet bulb below the design value', 0, 0, 15),
  month_8_wb_k: wetMonth('August: wet bulb below the design value', 0, 0, 15),
  month_9_wb_k: wetMonth('September: wet bulb below the design value', 0, 0, 15),
  month_10_wb_k: wetMonth('October: wet bulb below the design value', 1, 0, 15),

  outside_film_w_m2k: value(
    'roof',
    'W/m²K',
    'ASHRAE Fundamentals 2009, chapter 26, table 1: summer wind, 3.4 m/s',
  )('Outside surface coefficient of roof and walls', 17, 5, 60, { confirmed: true }),
  roof_u_w_m2k: roofU('Roof, bare slab, U', 2.6, 0.05, 10),
  roof_ceiling_u_w_m2k: roofU('Roof above a false ceiling, U', 1.7, 0.05, 10),
  roof_insulated_u_w_m2k: roofU('Insulated roof, 50 mm, U', 0.6, 0.05, 10),
  roof_absorptance: value('roof', '', 'Assumed: concrete, weathered')(
    'Roof, share of the sun absorbed',
    0.7,
    0.05,
    1,
  ),
  roof_sky_k: roofK('Roof, loss to the sky', 4, 0, 10),
  roof_decrement: value('roof', '', `${DELAY} a 150 mm slab`)(
    'Roof: share of the daily swing that arrives',
    0.7,
    0,
    1,
  ),
  roof_insulated_decrement: value('roof', '', `${DELAY} an insulated slab`)(
    'Insulated roof: share of the daily swing that arrives',
    0.5,
    0,
    1,
  ),
  roof_lag_h: value('roof', 'h', `${DELAY} a 150 mm slab`)('Roof: delay', 5, 0, 23, {
    whole: true,
  }),

  glass_u_w_m2k: value('glass', 'W/m²K', 'Clear single glass')('Glass, U', 5.7, 0.3, 10),
  glass_shgc: value('glass', '', 'Clear single glass')('Glass, solar heat gain', 0.82, 0.05, 1),
  shade_none: shade('No shade', 1, 0, 1),
  shade_inside: shade('Curtains or blinds inside', 0.65, 0, 1),
  shade_outside: shade('Overhang or louvres outside', 0.45, 0, 1),
  shade_inside_radiant: value(
    'glass',
    '',
    'Typical of light blinds; the rest warms the air at once',
  )('Curtains or blinds inside: share that the room stores', 0.46, 0, 1),

  wall_u_w_m2k: value('walls', 'W/m²K', BUILDING)('Outside walls, U', 2, 0.05, 10),
  wall_sun_on: toggle('walls')('Include the sun on the outside walls'),
  wall_absorptance: value('walls', '', 'Assumed: painted plaster, weathered')(
    'Outside walls, share of the sun absorbed',
    0.6,
    0.05,
    1,
  ),
  wall_decrement: value('walls', '', `${DELAY} 250 mm brick`)(
    'Outside walls: share of the daily swing that arrives',
    0.5,
    0,
    1,
  ),
  wall_lag_h: value('walls', 'h', `${DELAY} 250 mm brick`)('Outside walls: delay', 7, 0, 23, {
    whole: true,
  }),

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

  night_from_h: nightHour('Cooled at night: switched on from', 20),
  night_to_h: nightHour('Cooled at night: switched on until', 4),
  pull_down_hours: value('around', 'h', 'Assumed: cooled at night, evening to morning')(
    'Cooled at night: hours a day',
    8,
    1,
    24,
  ),
  pull_down_admittance_w_m2k: value('around', 'W/m²K', `${DELAY} plastered brick and concrete`)(
    'Cooled at night: admittance of the inner surfaces',
    4,
    0.5,
    8,
  ),
  pull_down_most: value('around', '', 'Assumed limit of the intermittent factor')(
    'Cooled at night: max. factor on roof, walls and rooms around',
    2,
    1,
    4,
  ),

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
  home_air_person_l_s: airPerson('Homes', 2.5),
  home_air_area_l_s: airArea('Homes', 0.3),
  office_air_person_l_s: airPerson('Office', 2.5),
  office_air_area_l_s: airArea('Office', 0.3),
  shop_air_person_l_s: airPerson('Shop', 3.8),
  shop_air_area_l_s: airArea('Shop', 0.6),
  restaurant_air_person_l_s: airPerson('Restaurant', 3.8),
  restaurant_air_area_l_s: airArea('Restaurant', 0.9),
  classroom_air_person_l_s: airPerson('Classroom', 5),
  classroom_air_area_l_s: airArea('Classroom', 0.6),
  hall_air_person_l_s: airPerson('Hall', 3.8),
  hall_air_area_l_s: airArea('Hall', 0.3),
  gym_air_person_l_s: airPerson('Gym', 10),
  gym_air_area_l_s: airArea('Gym', 0.3),
  server_room_air_person_l_s: airPerson('Server room', 2.5),
  server_room_air_area_l_s: airArea('Server room', 0.3),
  ward_air_changes: value(
    'air',
    '1/h',
    'ANSI/ASHRAE/ASHE Standard 170-2017, table 7.1, patient room',
  )('Ward: outdoor air changes per hour', 2, 0, 20, { confirmed: true }),
  door_height_m: value('air', 'm', 'Typical door')('Door: height', 2.1, 1.5, 4),
  door_often_m2: value('air', 'm²', 'Typical door of one leaf')(
    'Door opened often: area',
    1.9,
    0,
    20,
  ),
  door_often_share: value('air', '', 'Assumed share of the hour')(
    'Door opened often: share of the time open',
    0.1,
    0,
    1,
  ),
  door_open_m2: value('air', 'm²', 'Typical front of a small shop')('Open front: area', 4.2, 0, 50),
  door_curtain_share: value('air', '', 'Assumed: an air curtain holds back 70%')(
    'Open front: share that passes the air curtain',
    0.3,
    0,
    1,
  ),
  advice_people: value('air', 'persons', 'Practice without a published source')(
    'Advice: fresh air is compared with the standard, from',
    10,
    1,
    1000,
    { whole: true },
  ),
  advice_outside_percent: value('air', '% of the moisture', 'Practice without a published source')(
    'Advice: a ventilator helps if the outdoor air brings at least',
    40,
    1,
    100,
    { whole: true },
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

  coil_shr: value('capacity', '', 'Typical of room units at 27/19 °C; check the maker’s table')(
    'Indoor unit: sensible share of the nominal capacity',
    0.72,
    0.4,
    1,
  ),
  humidity_max_percent: value('capacity', '%', 'ANSI/ASHRAE Standard 62.1-2016, section 5.9')(
    'Relative humidity of the room, max.',
    65,
    40,
    90,
    { confirmed: true },
  ),
} as const satisfies Record<string, SizingValue>;
