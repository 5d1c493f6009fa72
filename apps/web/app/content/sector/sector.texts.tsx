import { counted } from '@shishir/format';
import type { ReactNode } from 'react';

/** Texts that the pages about types of buildings share. */
export const sectorTexts = {
  home: 'Home',
  industries: 'Industries',
  onThisPage: 'On this page',
  consultation: 'Get Consultancy',
  retrofit: {
    title: 'Retrofit',
    ask: 'Ask about a retrofit',
    /** Subject of the enquiry. */
    subject: (sector: string) => `${sector}: retrofit`,
  },
  drawing: {
    key: 'Key to the arrows',
    streams: {
      supply: 'Supply air',
      return: 'Return air',
      exhaust: 'Exhaust',
      outdoor: 'Outdoor air',
    },
    estimates: 'Figures are typical estimates; we calculate yours.',
  },
  fits: {
    title: 'Which units fit',
    allProducts: 'All Products',
    lead: (calculator: (label: string) => ReactNode) => (
      <>
        From the catalogue, by room. Sizes depend on the heat load, which we calculate from your
        drawing. For a rough figure, {calculator('calculate a room')} yourself.
      </>
    ),
    capacity: (from: string, to: string) => (from === to ? `${from} TR` : `${from} to ${to} TR`),
    models: (count: number) => counted(count, 'model'),
    inCatalogue: 'in the catalogue',
    toOrder: 'On enquiry',
    sizedForYou: 'sized for you',
    perUnit: 'per unit',
  },
};
