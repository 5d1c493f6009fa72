/** Texts of the business profile. */
export const businessProfileTexts = {
  label: 'Business profile',
  documentTitle: (company: string) => `Business profile, ${company}`,
  supply: 'What we supply',
  supplyUnit: '(cooling capacity per unit, in TR)',
  brands: 'Brands in our catalogue',
  industries: 'Industries we serve',
  facts: {
    models: (count: number): string => (count === 1 ? 'Model' : 'Models'),
    inCatalogue: 'in the catalogue',
    range: (min: string, max: string) => `${min} to ${max}`,
    cooling: 'Cooling capacity',
    perUnit: 'per unit',
    families: (count: number): string => (count === 1 ? 'Product family' : 'Product families'),
    projects: (count: number): string => (count === 1 ? 'Project' : 'Projects'),
    projectsIn: (tr: string, towns: number) =>
      towns === 1 ? `${tr} TR in 1 town` : `${tr} TR in ${towns} towns`,
  },
  families: {
    capacity: 'Capacity, TR',
    models: 'Models',
    range: (min: string, max: string) => `${min} to ${max}`,
    maximum: (capacity: string) => `${capacity} TR`,
    more: (count: number) =>
      count === 1
        ? 'And 1 more family in the catalogue.'
        : `And ${count} more families in the catalogue.`,
  },
  projects: {
    title: 'Largest projects',
    project: 'Project',
    tr: 'TR',
    year: 'Year',
    more: (shown: number, count: number) => `${shown} of ${count}, completed and ongoing.`,
    map: 'Where we work',
    mapUnit: '(cooling capacity, in TR)',
    town: (name: string, tr: string) => `${name} ${tr}`,
    sketch: 'Sketch, not to scale.',
  },
  contact: {
    sales: 'Sales',
  },
};
