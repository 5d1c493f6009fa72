import {
  type Direction,
  type RoomInput,
  MONTHS,
  moistureOfHumidity_g_kg,
  moistureOfWetBulb_g_kg,
  sunAt,
} from './index';

/**
 * Second, independent method for the comparison in `comparison.spec.ts`: radiant time series with the conduction through
 * walls and roof calculated by finite differences. It shares only the sun and the moist air with the library.
 */
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** ASHRAE Fundamentals 2009, chapter 18, tables 19 and 20: medium, no carpet, half of the wall glass. */
const SOLAR = [29, 15, 10, 7, 6, 5, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0];
const NONSOLAR = [33, 16, 10, 7, 5, 4, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0];
/** Share of a gain that is radiant: the same chapter, table 14. */
const RADIANT = { wall: 0.46, roof: 0.6, glass: 0.33, blinds: 0.46 };
/** Mean daily maximum below the hottest month, and wet bulb below the dampest, K. */
const COOLER = { 3: 1.3, 4: 0, 5: 0.4, 6: 1.2, 7: 2, 8: 1.8, 9: 1.8, 10: 2.2 };
const DRIER = { 3: 4, 4: 1.5, 5: 0.5, 6: 0, 7: 0, 8: 0, 9: 0, 10: 1 };
const SHADE = { none: 1, inside: 0.65, outside: 0.45 };
const PEOPLE = { rest: 95, seated: 115, office: 130, standing: 130, restaurant: 160 } as const;

interface Slab {
  thickness_m: number;
  conductivity: number;
  /** J/m³K */
  heat: number;
  inside_film: number;
  absorbed: number;
  sky_k: number;
}
const BRICK: Slab = {
  ...{ thickness_m: 0.25, conductivity: 0.78, heat: 1.5e6 },
  ...{ inside_film: 8.3, absorbed: 0.6, sky_k: 0 },
};
const CONCRETE: Slab = {
  ...{ thickness_m: 0.15, conductivity: 0.92, heat: 2e6 },
  ...{ inside_film: 6.1, absorbed: 0.7, sky_k: 4 },
};

type Month = (typeof MONTHS)[number];
const skyOf = (month: Month, hour: number) =>
  sunAt(month, hour, { latitude: 23.8, beam: 0.6, diffuse: 1.9, ground: 0.2 });
/** A sine with its maximum at 15 h instead of the profile of ASHRAE. */
const airAt = (month: Month, hour: number) =>
  35 - COOLER[month] - 4 + 4 * Math.cos((2 * Math.PI * (hour - 15)) / 24);

const spread = (gains: number[], series: number[]) =>
  HOURS.map((hour) =>
    series.reduce((sum, share, ago) => sum + (share / 100) * gains[(hour - ago + 24) % 24]!, 0),
  );
const split = (gains: number[], radiant: number, series: number[]) => {
  const later = spread(gains, series);
  return gains.map((gain, hour) => gain * (1 - radiant) + radiant * later[hour]!);
};

const known = new Map<string, number[]>();

/** Heat flow in W/m² into a room at 24 °C through a slab, after four equal days. */
function conduction(slab: Slab, month: Month, facing: Direction | 'roof'): number[] {
  const key = `${slab.thickness_m} ${month} ${facing}`;
  const found = known.get(key);
  if (found) return found;
  const nodes = 12;
  const step_m = slab.thickness_m / nodes;
  const step_s = 60;
  const capacity = slab.heat * step_m;
  const between = slab.conductivity / step_m;
  const outer = 1 / (1 / 17 + step_m / 2 / slab.conductivity);
  const inner = 1 / (1 / slab.inside_film + step_m / 2 / slab.conductivity);
  let layers = Array.from({ length: nodes }, () => 30);
  const flow = HOURS.map(() => 0);
  for (let day = 0; day < 4; day++) {
    for (const hour of HOURS) {
      const sun = skyOf(month, hour);
      const on = facing === 'roof' ? sun.roof_w_m2 : sun.walls[facing].total;
      const outside = airAt(month, hour) + (slab.absorbed * on) / 17 - slab.sky_k;
      for (let s = 0; s < 3600; s += step_s) {
        const before = layers;
        layers = before.map((here, at) => {
          const left = at === 0 ? outer * (outside - here) : between * (before[at - 1]! - here);
          const right = at === nodes - 1 ? inner * (24 - here) : between * (before[at + 1]! - here);
          return here + (step_s * (left + right)) / capacity;
        });
      }
      flow[hour] = inner * (layers.at(-1)! - 24);
    }
  }
  known.set(key, flow);
  return flow;
}

/** Highest load of a room in kW, with all choices of the first edition: uncooled rooms around it, door closed. */
export function hourlyLoad_kw(room: RoomInput): number {
  const length = Math.sqrt(room.area_m2 * 1.25);
  const sides = [length, room.area_m2 / length, length, room.area_m2 / length].map(
    (side) => side * room.height_m,
  );
  const outer_m2 = sides.slice(0, room.outside_walls).reduce((a, b) => a + b, 0);
  const glass_m2 = room.windows.reduce((a, { area_m2 }) => a + area_m2, 0);
  const facing = room.windows[0]?.direction ?? 'n';
  const floors = room.under_roof ? 1 : 2;
  const inner_m2 =
    sides.slice(room.outside_walls).reduce((a, b) => a + b, 0) + floors * room.area_m2;
  const steady =
    inner_m2 * 2.2 * 4 +
    room.people * PEOPLE[room.activity as keyof typeof PEOPLE] +
    room.lights_w +
    room.equipment_w * 0.75;
  const volume = room.area_m2 * room.height_m;
  const flow = room.fresh_air_l_s ?? (volume * (room.fresh_air === 'opened' ? 1.5 : 0.5)) / 3.6;
  const inside_g_kg = moistureOfHumidity_g_kg(24, 50, 101.325);
  return Math.max(
    ...MONTHS.flatMap((month) => {
      const outside_g_kg = moistureOfWetBulb_g_kg(35 - COOLER[month], 28 - DRIER[month], 101.325);
      const walls = split(conduction(BRICK, month, facing), RADIANT.wall, NONSOLAR);
      const roof = split(conduction(CONCRETE, month, 'roof'), RADIANT.roof, NONSOLAR);
      const panes = split(
        HOURS.map((hour) => 5.7 * (airAt(month, hour) - 24)),
        RADIANT.glass,
        NONSOLAR,
      );
      const suns = room.windows.map(({ area_m2, direction, shade }) => {
        const gains = HOURS.map(
          (hour) => 0.82 * SHADE[shade] * skyOf(month, hour).walls[direction].through_glass,
        );
        const load =
          shade === 'inside' ? split(gains, RADIANT.blinds, NONSOLAR) : spread(gains, SOLAR);
        return load.map((w) => w * area_m2);
      });
      return HOURS.map((hour) => {
        const warmer = airAt(month, hour) - 24;
        const air = flow * (1.2 * warmer + 3 * (outside_g_kg - inside_g_kg));
        const sun = suns.reduce((sum, load) => sum + load[hour]!, 0);
        const fabric =
          (outer_m2 - glass_m2) * walls[hour]! +
          glass_m2 * panes[hour]! +
          (room.under_roof ? room.area_m2 * roof[hour]! : 0);
        return (steady + air + sun + fabric) / 1000;
      });
    }),
  );
}
