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
  kwAndBtu: (kw: string, btu: string) => `${kw} kW, ${btu} BTU/h`,
  scale: (low: string, likely: string, high: string) =>
    `Capacity scale: low ${low}, likely ${likely}, high ${high} TR`,
  scaleEnd: (tr: number) => `${tr} TR`,
  marks: 'Marks below the line are catalogue sizes; the long ones fit.',
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
        ? `For the same ${area} m², rules of thumb range from ${least} to more than ${most} TR; most look only at floor area.`
        : `For the same ${area} m², rules of thumb range from ${least} to ${most} TR; most look only at floor area.`,
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
    range: (from: string, to: string) =>
      `From the likely load to the high figure: ${from} to ${to} kW.`,
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
    tr: (figure: string) => `${figure} TR`,
    kw: (figure: string) => `${figure} kW`,
    headroom: (percent: number, kw: string) => `${percent}% headroom (${kw} kW)`,
  },
  split: {
    title: 'Only this one room?',
    text: 'A split air conditioner is the usual choice. We’ll quote it with installation.',
    ask: 'Ask for a split AC price',
    about: (category: string) => `About ${category}`,
    recommended: (tons: number, kw: string, spare: string) =>
      `Recommended: ${tons} ton (${kw} kW), ${spare} kW above the likely load`,
    recommendedAboveHigh: (tons: number, kw: string) =>
      `Recommended: ${tons} ton (${kw} kW), above the high figure`,
    larger: (tons: number, kw: string, spare: string) =>
      `One size larger: ${tons} ton (${kw} kW), ${spare} kW above the likely load`,
    largerAboveHigh: (tons: number, kw: string) =>
      `One size larger: ${tons} ton (${kw} kW), above the high figure`,
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
