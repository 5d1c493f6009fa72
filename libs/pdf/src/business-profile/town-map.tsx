import { Circle, Path, Svg, Text } from '@react-pdf/renderer';
import { formatCapacity } from '@shishir/format';
import { fontFamily } from '../layout/fonts';
import { colors, weights } from '../layout/theme';
import type { BusinessProfile } from './business-profile';
import { businessProfileTexts } from './business-profile.texts';

const texts = businessProfileTexts.projects;

/** Sketch of the country in units of the map. */
const OUTLINE = [
  'M53.8 25.0Q59.8 30 69.0 37.5Q78.2 45 92.0 42.5Q105.8 40 119.6 56.5Q133.4 73 144.9 64.0',
  'Q156.4 55 166.5 67.5Q176.6 80 176.6 112.5Q176.6 145 198.7 151.5Q220.8 158 253.0 157.5',
  'Q285.2 157 322.0 157.5Q358.8 158 387.3 167.5Q415.8 177 418.6 183.0Q421.4 189 408.5 202.0',
  'Q395.6 215 384.1 228.5Q372.6 242 354.2 254.5Q335.8 267 324.3 268.5Q312.8 270 306.8 287.5',
  'Q300.8 305 304.5 317.5Q308.2 330 316.0 347.5Q323.8 365 328.4 371.0Q333 377 337.6 375.0',
  'Q342.2 373 350.5 369.0Q358.8 365 365.7 347.5Q372.6 330 373.5 316.5Q374.4 303 387.3 304.0',
  'Q400.2 305 405.7 325.0Q411.2 345 413.5 365.0Q415.8 385 424.1 420.0Q432.4 455 435.1 470.0',
  'Q437.9 485 435.1 512.5Q432.4 540 417.2 547.5Q402 555 402.0 562.5Q402 570 405.7 584.5',
  'Q409.4 599 402.5 589.5Q395.6 580 387.3 560.0Q379 540 373.5 517.5Q368 495 363.4 472.5',
  'Q358.8 450 345.0 430.0Q331.2 410 319.7 405.0Q308.2 400 301.3 406.5Q294.4 413 287.5 419.0',
  'Q280.6 425 276.0 445.0Q271.4 465 259.9 474.0Q248.4 483 230.0 489.0Q211.6 495 200.1 487.5',
  'Q188.6 480 181.7 487.5Q174.8 495 158.7 497.5Q142.6 500 125.6 503.5Q108.6 507 107.2 486.0',
  'Q105.8 465 101.2 427.5Q96.6 390 87.4 370.0Q78.2 350 76.8 332.5Q75.4 315 69.0 302.5',
  'Q62.6 290 68.1 275.0Q73.6 260 55.2 247.5Q36.8 235 27.6 225.0Q18.4 215 23.0 197.5',
  'Q27.6 180 41.4 168.5Q55.2 157 73.6 156.0Q92 155 89.7 145.0Q87.4 135 69.0 127.5',
  'Q50.6 120 35.4 107.5Q20.2 95 23.9 82.5Q27.6 70 34.5 57.5Q41.4 45 44.6 32.5Q47.8 20 53.8 25.0',
  'Z',
].join('');

type Label = 'left' | 'right' | 'above' | 'below';

/** Latitude, longitude, and the side of the label. Towns that are close to each other have labels on different sides. */
const TOWNS: Record<string, [latitude: number, longitude: number, label: Label]> = {
  Barishal: [22.7, 90.35, 'right'],
  Bhairab: [24.05, 90.98, 'right'],
  Bogura: [24.85, 89.37, 'left'],
  Chattogram: [22.36, 91.78, 'left'],
  Cumilla: [23.46, 91.18, 'right'],
  "Cox's Bazar": [21.44, 91.97, 'left'],
  Dhaka: [23.84, 90.37, 'right'],
  Dinajpur: [25.63, 88.64, 'right'],
  Faridpur: [23.6, 89.83, 'left'],
  Feni: [23.02, 91.4, 'right'],
  Gazipur: [24.09, 90.38, 'left'],
  Jamalpur: [24.93, 89.94, 'right'],
  Jashore: [23.18, 89.21, 'left'],
  Khulna: [22.84, 89.55, 'left'],
  Kushtia: [23.91, 89.12, 'left'],
  Mymensingh: [24.76, 90.39, 'above'],
  Narayanganj: [23.61, 90.5, 'right'],
  Noakhali: [22.83, 91.1, 'right'],
  Pabna: [24.01, 89.24, 'right'],
  Rajshahi: [24.39, 88.63, 'above'],
  Rangpur: [25.75, 89.25, 'right'],
  Savar: [23.85, 90.2, 'left'],
  Sylhet: [24.9, 91.82, 'below'],
  Tangail: [24.25, 89.92, 'left'],
};

type Towns = BusinessProfile['projects']['towns'];

/** Returns the towns whose place is known. */
export const placedTowns = (towns: Towns) => towns.filter(({ name }) => name in TOWNS);

const WIDTH = 462;
const HEIGHT = 610;
const LEFT = -14;
const SHOWN_WIDTH = 226;
const FONT_SIZE = 18;
/** Radius of a town with 1 TR; the area grows with the capacity. */
const RADIUS = 0.95;

/** Map of the capacity by town, as circles of that area. */
export function TownMap({ towns }: { towns: Towns }) {
  return (
    <Svg
      viewBox={`${LEFT} 0 ${WIDTH} ${HEIGHT}`}
      style={{ width: SHOWN_WIDTH, height: (SHOWN_WIDTH * HEIGHT) / WIDTH }}
    >
      <Path
        d={OUTLINE}
        fill={colors['glacier-100']}
        stroke={colors['glacier-300']}
        strokeWidth={1.5}
      />
      {placedTowns(towns).map((town, index) => (
        <Town key={town.name} town={town} isLargest={index === 0} />
      ))}
    </Svg>
  );
}

function Town({ town: { name, tr }, isLargest }: { town: Towns[number]; isLargest: boolean }) {
  const [latitude, longitude, label] = TOWNS[name]!;
  const x = 124 + (longitude - 89.25) * 93.8;
  const y = 100 + (25.75 - latitude) * 100.6;
  const radius = Math.max(4, RADIUS * Math.sqrt(tr));
  const away = radius + 5;
  const positions = {
    left: { x: x - away, y: y + 6, textAnchor: 'end' },
    right: { x: x + away, y: y + 6, textAnchor: 'start' },
    above: { x, y: y - away, textAnchor: 'middle' },
    below: { x, y: y + away + FONT_SIZE - 4, textAnchor: 'middle' },
  } as const;
  return (
    <>
      <Circle
        cx={x}
        cy={y}
        r={radius}
        fill={colors['glacier-600']}
        fillOpacity={0.82}
        stroke={colors.white}
        strokeWidth={1.5}
      />
      <Text
        {...positions[label]}
        style={{
          fontFamily,
          fontSize: FONT_SIZE,
          fontWeight: isLargest ? weights.bold : weights.regular,
          fill: colors.ink,
        }}
      >
        {texts.town(name, formatCapacity(Math.round(tr)))}
      </Text>
    </>
  );
}
