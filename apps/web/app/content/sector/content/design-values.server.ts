import type { FigureTable } from '../../information/content';

const COLUMNS: FigureTable['columns'] = [
  { title: 'Room' },
  { title: 'People per 100 m²', figures: true },
  { title: 'Per person', figures: true },
  { title: 'Per m² of floor', figures: true },
  { title: 'Total, per person', figures: true },
];

const SOURCE =
  'From ANSI/ASHRAE Standard 62.1, ventilation rate procedure: outdoor air in the breathing zone, before the correction for air distribution. 100 m² is 1,076 sq ft. For preliminary planning; your building code and your consultant’s figures take precedence.';

interface Room {
  name: string;
  /** People per 100 m², if the real number is not known. */
  density: number;
  /** Litres per second and person. */
  perPerson: number;
  /** Litres per second and m². */
  perArea: number;
}

/** Returns a table of outdoor air by room, with the last column calculated from the others. */
export function outdoorAir(label: string, rooms: Room[]): FigureTable {
  const rows = rooms.map(({ name, density, perPerson, perArea }) => {
    const hourly = Math.round((perPerson + (perArea * 100) / density) * 3.6);
    return [name, String(density), `${perPerson} L/s`, `${perArea} L/s`, `${hourly} m³/h`];
  });
  return { label, columns: COLUMNS, rows, source: SOURCE };
}
