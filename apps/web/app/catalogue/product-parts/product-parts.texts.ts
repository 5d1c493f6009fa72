import { formatTaka } from '@shishir/format';

/** Texts of prices, and of the note that an indoor unit needs an outdoor unit. */
export const productPartsTexts = {
  /** Shown instead of a stored type, mode or compressor of a unit. */
  value: (stored: string): string => stored,
  nominalTons: (tons: string) => `${tons} ton`,
  titleTons: (tons: string) => `${tons} Ton`,
  price: {
    /** Names of the two prices, for screen readers. */
    label: 'Price',
    regularLabel: 'Regular price',
    saving: (saving: number) => `You save ${formatTaka(saving)}`,
    onRequest: 'Price on request',
  },
  need: {
    indoorUnit: 'VRF indoor unit.',
    outdoorUnit: 'Needs an outdoor unit (price on request)',
    outdoorUnitFrom: (price: number) => `Needs an outdoor unit from ${formatTaka(price)}`,
  },
};
