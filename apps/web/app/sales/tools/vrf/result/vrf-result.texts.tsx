import { counted } from '@shishir/format';
import type { ReactNode } from 'react';

/** Renders a part of a sentence with emphasis. */
type Render = (label: string) => ReactNode;

/** Text of an enumeration: 'a, b and c'. */
function enumerate(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  const others = items.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} and ${last}`;
}

/** Texts of the results of the system builder. Capacities and ratios have their unit. */
export const vrfResultTexts = {
  outdoor: {
    title: 'Outdoor unit',
    titleOf: (system: string) => `Outdoor unit of ${system}`,
    warnings: (count: number) => counted(count, 'warning'),
    fits: 'Fits',
    /** `figure` has no unit. */
    ratio: (figure: ReactNode, quiet: Render) => (
      <>
        {figure}% {quiet('combination ratio')}
      </>
    ),
    noRatio: 'No ratio yet',
    capacities: (indoor: string, outdoor: string, size: string) =>
      `${indoor} indoors, ${outdoor} outdoors (${size})`,
    indoorOnly: (indoor: string) => `${indoor} indoors`,
    wrongFigures: {
      title: (count: number) =>
        count === 1 ? 'One figure is not valid' : `${count} figures are not valid`,
      text: 'See the marked fields in the list. They are left out of the result until you correct them.',
    },
    moreWarnings: {
      title: (count: number) => counted(count, 'more warning'),
      text: 'See the marked rooms in the list.',
    },
    choose: 'Choose the outdoor unit',
    more: (count: number) => `${count} more`,
    combination:
      'A combination is an estimate until we have the manufacturer’s table of combinations.',
    chooseBest: 'Choose the best fit for me',
    prices: 'List prices',
    notIncluded: 'Excl. piping, installation and VAT',
    onRequest: (items: readonly string[]) => `${enumerate(items)} on request`,
    items: {
      unit: (count: number) => counted(count, 'unit'),
      panel: (count: number) => counted(count, 'panel'),
      branchJoint: (count: number) => counted(count, 'branch joint'),
      moduleJoint: (count: number) => counted(count, 'module joint'),
    },
    ask: 'Ask for a quotation',
    goToRoom: 'Go to the room',
    use: (size: string, ratio: string) => `Use ${size}, ${ratio}`,
  },
  peak: {
    diversity: 'Diversity, if you know it',
    calculated: (percent: number) => `${Math.round(percent)}`,
    percent: '%',
    hint: (load: string) =>
      `All rooms count at the same time: ${load}. Loads from the room calculator also count by the hour. With a diversity, the ratio may be up to 130%.`,
  },
  gauge: {
    label: (ratio: string, min: number, max: number) =>
      `Combination ratio ${ratio}, allowed ${min} to ${max}%`,
    percent: (figure: number) => `${figure}%`,
  },
  /** Remarks on an outdoor unit. */
  alternatives: {
    onRequest: 'On request',
    aboveMax: (max: number) => `Above ${max}%`,
    belowMin: (min: number) => `Below ${min}%`,
    tooManyUnits: (max: number) => `Max. ${counted(max, 'unit')}`,
    mixedRefrigerants: 'Different refrigerant',
    mixedSeries: 'Mixed series',
    notCombined: 'Not combined',
    belowLoads: 'Below the room loads',
    fits: 'Fits',
    aboveLoads: (percent: number) => `${percent}% above the loads`,
  },
  /** Line at the bottom of phone screens. */
  line: {
    fits: (ratio: ReactNode) => <>{ratio} ratio, fits</>,
    warnings: (ratio: ReactNode, count: number) => (
      <>
        {ratio} ratio, {counted(count, 'warning')}
      </>
    ),
    prices: (size: string, total: string) => `${size}, ${total} list prices`,
    pricesOnRequest: (size: string) => `${size}, list prices on request`,
    resultOf: (system: string) => `Result of ${system}`,
    noRatio: 'No ratio yet',
    noneFits: 'No outdoor unit fits',
    chooseUnits: 'Choose a unit for each room',
    open: 'Outdoor unit',
  },
  drawing: {
    title: 'System drawing',
    lead: 'One pair of pipes runs from the roof to every indoor unit. You’ll get pipe sizes and lengths with the piping design.',
    gas: 'Gas pipe',
    liquid: 'Liquid pipe',
    joint: 'Branch joint',
  },
  bill: {
    title: 'Bill of quantities',
    lead: (date: string) => `List prices of ${date}. We’ll quote the lines without a price.`,
    columns: {
      model: 'Model',
      description: 'Description',
      quantity: 'Quantity',
      unitPrice: 'Unit price',
      amount: 'Amount',
    },
    total: 'Total of list prices',
    /** Heading of the lines without a price. */
    onRequest: 'Price on request',
    noPrice: 'On request',
    panel: (units: string) => `Panel for ${units.toLowerCase()}`,
    notIncluded: {
      title: 'Not included',
      text: 'An engineer will measure the pipe routes on site and quote these items.',
    },
    pdf: 'PDF',
    csv: 'CSV',
  },
  project: {
    title: 'Systems of this project',
    columns: {
      system: 'System',
      rooms: 'Rooms',
      units: 'Indoor units',
      outdoor: 'Outdoor unit',
      ratio: 'Ratio',
      price: 'List prices',
    },
    none: 'None yet',
    total: 'Project',
  },
  cost: {
    title: 'Running cost',
    /** `fans` is null if their power input is not known. */
    lead: (outdoor: string, fans: string | null) =>
      fans === null
        ? `From the rated power input of the outdoor unit, ${outdoor}, without the indoor fans.`
        : `From the rated power input of the whole system: outdoor unit ${outdoor} and indoor fans ${fans} at full load.`,
    leadByCop: (outdoor: string, cop: number, fans: string | null) =>
      fans === null
        ? `The catalogue does not list the power input of this outdoor unit, so we use ${outdoor}, its capacity at a COP of ${cop}, without the indoor fans.`
        : `The catalogue does not list the power input of this outdoor unit, so we use ${outdoor}, its capacity at a COP of ${cop}, and ${fans} for the indoor fans.`,
    loadHint: 'Of full load while running',
    note: 'We use the rated input at every load, which overstates an inverter system.',
  },
};
