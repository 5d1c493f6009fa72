/** Texts that the pages of brands share. */
export const brandTexts = {
  home: 'Home',
  /** Of the page about air conditioners of Samsung. */
  samsungAc: {
    title: 'Samsung AC & VRF in Bangladesh',
    keywords:
      'Samsung AC, Samsung VRF, Samsung AC price in Bangladesh, VRF system, Wind-Free, cassette AC, ducted AC, chiller, Dhaka',
  },
  /** Replaces the name of the company before it is set up. */
  thisCompany: 'This company',
  contact: 'Contact us',
  seeModels: (count: number) => (count === 1 ? 'See the model' : `See all ${count} models`),
  history: {
    title: 'History',
    source: (source: string) => `Source: ${source}`,
  },
  categories: {
    title: 'Product categories',
    lead: 'These cards link to the manufacturer’s own site. Our models and prices are above.',
    leadOnEnquiry:
      'These cards link to the manufacturer’s own site. For prices in Bangladesh, ask us.',
    on: (site: string) => `On ${site}`,
    onLabel: (category: string, site: string) => `${category} on ${site}, opens in a new tab`,
  },
  catalogue: {
    title: (brand: string) => `${brand} in our catalogue`,
    allModels: (count: number) => (count === 1 ? '1 model' : `All ${count} models`),
    onEnquiry: 'On enquiry',
    onEnquiryText: (brand: string) =>
      `We don’t list ${brand} models with prices; we order them for your project. Tell us what the building is used for and how large it is, and we’ll quote the unit, the price and the delivery time.`,
    ask: (brand: string) => `Ask about ${brand}`,
  },
  solutions: {
    title: 'New solutions',
    models: 'Models',
    capacity: 'Capacity',
    onEnquiry: 'On enquiry',
  },
  projects: {
    title: (brand: string) => `Projects with ${brand}`,
    all: 'All projects',
  },
  news: {
    title: 'Product news by email',
    text: (brand: string) => `New ${brand} models and price changes, as they happen.`,
    subscribe: 'Subscribe',
  },
};
