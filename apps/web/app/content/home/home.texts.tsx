import { counted } from '@shishir/format';
import type { ReactNode } from 'react';

/** Texts of the home page, without its sections. */
export const homeTexts = {
  hero: {
    sales: 'Talk to sales',
    room: 'Section through an office: a person works at a desk below a ceiling cassette',
    modes: 'Show how the air moves',
    pause: 'Pause the animation',
    example: 'Example room',
  },
  facts: {
    /** A large figure before its unit. */
    count: (count: number) => String(count),
    modelsUnit: (count: number): string => (count === 1 ? 'model' : 'models'),
    models: 'in the catalogue',
    pricedModels: (priced: number) =>
      priced === 1 ? 'in the catalogue, 1 with a price' : `in the catalogue, ${priced} with prices`,
    capacity: 'cooling, from one room to a building',
    projectsUnit: (count: number): string => (count === 1 ? 'project' : 'projects'),
    projects: 'with location and capacity',
    hours: (days: string) => `${days}, by phone`,
  },
  /** Bars below a saving. */
  saving: {
    fastCooling: 'Fast cooling',
    windFree: 'Wind-Free, down to',
  },
  vrf: {
    class: 'Class',
    capacity: 'Capacity',
    price: 'Outdoor unit from',
  },
  map: {
    failed: {
      title: 'We couldn’t load the products',
      text: 'Connection lost. Please try again, or call us.',
    },
    need: 'Cooling you need',
    nearestUnit: 'Nearest unit',
    nearest: (capacity: string) => `nearest ${capacity} TR`,
    capacity: (capacity: string) => `${capacity} TR`,
    cooling: (kw: string, area: readonly string[]) =>
      `${kw} kW, about ${area.join(' to ')} sq ft of office`,
    found: (models: number, families: number) =>
      models === 0
        ? 'No model within 15%'
        : `${counted(models, 'model')} in ${families} ${families === 1 ? 'family' : 'families'} within 15%`,
    model: (capacity: string, price: string) => `${capacity} TR, ${price}`,
    range: (from: string, to: string) => `${from} to ${to} TR`,
    officeArea: 'Office area, sq ft',
    ventilation: 'Fresh air. Not a cooling unit.',
    models: (count: number, hidden: (text: string) => ReactNode) => (
      <>
        {count}
        {hidden(count === 1 ? ' model' : ' models')}
      </>
    ),
    onRequest: 'On request',
    plusOutdoorUnit: 'plus outdoor unit',
  },
  industries: {
    none: 'No industries available.',
    more: (industry: string, hidden: (text: string) => ReactNode) => (
      <>Learn More{hidden(`: ${industry}`)}</>
    ),
  },
  brands: {
    models: (count: number) => `${counted(count, 'model')} in the catalogue.`,
    onEnquiry: 'On enquiry.',
    range: 'See the range',
    about: (brand: string) => `About ${brand}`,
  },
};
