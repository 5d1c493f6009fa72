/** Texts of the business profile. */
export const businessProfileTexts = {
  label: 'Business profile',
  supply: 'What we supply',
  brands: 'Brands in our catalogue',
  industries: 'Industries we serve',
  facts: {
    models: (count: number) => (count === 1 ? 'model' : 'models'),
    range: (min: string, max: string) => `${min} to ${max} TR`,
    cooling: 'of cooling',
    families: (count: number) => (count === 1 ? 'product family' : 'product families'),
    brands: 'brands',
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
  contact: {
    title: 'Talk to us',
    sales: 'Sales',
  },
};
