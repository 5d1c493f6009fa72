import { counted } from '@shishir/format';
import type { RuleOfThumb } from '@shishir/sizing';
import type { ReactNode } from 'react';

/** Renders a part of a sentence as a link or with emphasis. */
type Render = (label: string) => ReactNode;

interface DrawnRoom {
  /** Figures in metres and square metres. */
  length: string;
  width: string;
  height: string;
  underRoof: boolean;
  /** Null if the room has no glass. */
  glass: string | null;
}

const rules: Record<RuleOfThumb['key'], { title: string; text: string }> = {
  shop_rule: { title: 'Shop rule: 1 ton per 100 to 150 sq ft', text: 'Floor area only' },
  shop_list: { title: 'Shop list: 2 tons up to 200 sq ft', text: 'Floor area only' },
  btu_per_sqft: { title: '20 BTU/h per sq ft', text: 'US rule, floor area only' },
  energy_star: {
    title: 'ENERGY STAR room table',
    text: 'United States; sun and people added; to be checked',
  },
  check_figure: { title: 'Planners’ check figure', text: 'Temperate climate, by room type' },
};

/** Texts of the result of the room calculator. Figures are formatted and have no unit. */
export const roomResultTexts = {
  title: 'Cooling load',
  estimate: 'Estimate',
  likely: (figure: ReactNode, quiet: Render) => (
    <>
      {figure} TR {quiet('likely')}
    </>
  ),
  kwAndRange: (kw: string, low: string, high: string) => `${kw} kW, from ${low} to ${high} TR`,
  scale: (low: string, likely: string, high: string) =>
    `Unit sizes: low ${low}, likely ${likely}, high ${high} TR`,
  scaleEnd: (tr: number) => `${tr} TR`,
  marks: 'Marks below the line are catalogue sizes; the long ones fit.',
  figures: {
    size: 'Unit size',
    sizeValue: (kw: string, tr: string) => `${kw} kW nominal (${tr} TR)`,
    peak: 'Peak',
    peakValue: (month: string, hour: number) => `${month}, ${hour}:00`,
  },
  recommendation: {
    split: (tons: number) =>
      `Recommended: a ${tons} ton split, or an indoor unit of this size on a system.`,
    several: 'Recommended: several units that add up to this size.',
  },
  sizes: 'Unit sizes, TR, kW and BTU/h',
  conditions: {
    title: 'Peak, humidity and capacity',
    peak: 'Hottest hour for this room',
    peakValue: (month: string, hour: number, outdoor: string) =>
      `${month}, ${hour}:00, ${outdoor} °C outside`,
    sensible: 'Sensible load',
    sensibleValue: (kw: string, percent: number) => `${kw} kW (${percent}%)`,
    sensiblePeak: 'Highest sensible load',
    sensiblePeakValue: (kw: string, month: string, hour: number) =>
      `${kw} kW, ${month}, ${hour}:00; the unit size covers it`,
    latent: 'Latent load (moisture)',
    kw: (kw: string) => `${kw} kW`,
    humidity: 'Resulting humidity',
    humidityValue: (percent: number, max: number) => `about ${percent}% (max. ${max}%)`,
    rated: 'Labels are for',
    ratedValue: '27 °C / 19 °C wet bulb, 35 °C outside',
    corrected: 'A typical unit gives',
    correctedValue: (percent: number, room: string, wetBulb: string, outdoor: string) =>
      `${percent}% at ${room} °C / ${wetBulb} °C wet bulb, ${outdoor} °C outside`,
    coil: 'Sensible share of the unit',
    percent: (percent: number) => `${percent}%`,
    typical: 'Typical figures until the manufacturer’s table is entered.',
  },
  ranges: { unit: 'Unit', columns: ['Low', 'Likely', 'High'] },
  parts: {
    title: 'Where the heat comes from',
    watts: (figure: string) => `${figure} W`,
    kilowatts: (figure: string) => `${figure} kW`,
    likely: 'likely',
    high: 'up to high',
  },
  send: 'Send to an engineer',
  /** Title of the shared link. */
  share: 'Cooling load of a room',
  toSystem: 'Add this room to a system',
  none: 'No result yet',
  bar: {
    none: 'No result yet.',
    problem: 'See what to correct',
    likely: (strong: Render, tr: string) => <>{strong(`${tr} TR`)} likely</>,
    range: (low: string, high: string, kw: string) => `${low} to ${high} TR, ${kw} kW`,
    open: 'Details',
    close: 'Close',
  },
  drawing: ({ length, width, height, underRoof, glass }: DrawnRoom) =>
    [
      `The room drawn to scale: ${length} by ${width} metres`,
      `${height} metres high`,
      underRoof && 'under a roof',
      glass !== null && `with ${glass} square metres of glass`,
    ]
      .filter(Boolean)
      .join(', '),
  rules: {
    title: 'Why shops disagree',
    /** `isOpen` if the highest rule gives no upper limit. */
    lead: (area: string, least: string, most: string, isOpen: boolean) =>
      isOpen
        ? `For the same ${area} sq ft, rules of thumb range from ${least} to more than ${most} TR; most look only at floor area.`
        : `For the same ${area} sq ft, rules of thumb range from ${least} to ${most} TR; most look only at floor area.`,
    largest: (first: string, second: string, percent: number) =>
      `In this room, ‘${first}’ and ‘${second}’ make up ${percent}% of the load.`,
    axis: 'TR',
    own: {
      title: 'This estimate',
      text: (count: number) => `${counted(count, 'part')} of your room`,
    },
    names: rules,
    larger: (rule: string) => `${rule}; this room is larger`,
    over: (tr: string) => `over ${tr}`,
    range: (low: string, high: string) => `${low} to ${high}`,
  },
  units: {
    title: 'Units that fit',
    /** Conditions of labels and of the room, and the capacity left in per cent. */
    rated: ({ room, outdoor, percent }: { room: string; outdoor: string; percent: number }) =>
      `Labels give the capacity with 27 °C (19 °C wet bulb) in the room and 35 °C outside. At ${room} °C, 50% humidity and ${outdoor} °C outside, a typical unit gives ${percent}% of it.`,
    range: (from: string, to: string) => `So your room needs ${from} to ${to} kW on the label.`,
    corrected: (total: string, sensible: string) =>
      `In your room about ${total} kW, ${sensible} kW of it sensible`,
    none: 'No single indoor unit in the catalogue is that large; the room needs several.',
    larger: 'No unit is in this range; these are the next larger ones.',
    needOutdoor: (link: Render) => (
      <>These are VRF indoor units. They need {link('an outdoor unit')}.</>
    ),
    needOutdoorFrom: (link: Render, price: string) => (
      <>
        These are VRF indoor units. They need {link('an outdoor unit')}, from {price} for several
        rooms.
      </>
    ),
    kw: (figure: string) => `${figure} kW`,
    headroom: (percent: number, kw: string) => `${percent}% headroom (${kw} kW)`,
  },
  split: {
    title: 'Only this one room?',
    text: 'A split air conditioner is the usual choice. We’ll quote it with installation.',
    ask: 'Ask for a split AC price',
    about: (category: string) => `About ${category}`,
    recommended: (tons: number, kw: string, spare: string) =>
      `Recommended: ${tons} ton (${kw} kW nominal), ${spare} kW to spare`,
    recommendedAboveHigh: (tons: number, kw: string) =>
      `Recommended: ${tons} ton (${kw} kW nominal), covers the high figure`,
    larger: (tons: number, kw: string, spare: string) =>
      `One size larger: ${tons} ton (${kw} kW nominal), ${spare} kW to spare`,
    largerAboveHigh: (tons: number, kw: string) =>
      `One size larger: ${tons} ton (${kw} kW nominal), covers the high figure`,
  },
  cost: {
    title: 'What it costs to run',
    lead: 'The room’s electricity cost. Change anything that differs.',
    leadWithOtherUse:
      'The room’s electricity cost on top of your other use. Change anything that differs.',
    loadHint: 'Of the likely load while running',
    cop: 'Efficiency (COP)',
    copHint: 'See the unit’s label',
  },
};
