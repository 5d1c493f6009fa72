import { counted } from '@shishir/format';

/** Texts around every page, of the menus and of the page for unknown addresses. */
export const shellTexts = {
  skip: 'Skip to content',
  /** The name of the other language in that language. */
  otherLanguage: 'বাংলা',
  preview: {
    label: 'Preview',
    shown: 'Preview, not published',
    ended: 'This preview has ended. You see the published page.',
  },
  failedTitle: 'We couldn’t load this page',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  sales: 'Talk to sales',
  allProducts: 'All Products',
  compare: 'Compare models',
  topBar: 'Contact and account',
  nav: {
    label: 'Main',
    home: 'Home',
    contact: 'Contact',
    menus: { Products: 'Products', About: 'About', Service: 'Service', Tools: 'Tools' },
  },
  service: {
    request: 'Request a visit',
    warranty: 'Warranty',
    parts: 'Spare parts',
    plans: 'Maintenance contracts',
  },
  tools: { room: 'Room calculator', vrf: 'VRF system builder' },
  products: {
    groups: {
      vrf: 'Variable Refrigerant Flow (VRF)',
      product: 'Central and packaged',
      'home-appliance': 'Home Appliance',
    },
    all: (models: number) => `All ${models} models on one page`,
    models: (count: number) => counted(count, 'model'),
    toOrder: 'On enquiry',
    from: (price: string) => `From ${price}`,
    fromPlusOutdoorUnit: (price: string) => `From ${price} plus outdoor unit`,
  },
  search: {
    form: 'Products',
    label: 'Search products',
    hint: 'Search, e.g. 1.5 ton',
    close: 'Close search',
  },
  cart: {
    title: 'Quotation cart',
    label: (count: number) =>
      count === 0 ? 'Quotation cart, empty' : `Quotation cart, ${counted(count, 'product')}`,
  },
  account: {
    label: 'Account',
    profile: 'Profile',
    dashboard: 'Dashboard',
    staff: 'Staff dashboard',
    signOut: 'Logout',
  },
  drawer: { title: 'Menu', open: 'Open menu', close: 'Close menu', call: 'Call' },
  footer: {
    profile: 'Business profile (PDF)',
    products: 'Products',
    quickLinks: { title: 'Quick Links', home: 'Home', services: 'Services', contact: 'Contact' },
    help: {
      title: 'Help',
      room: 'Room calculator',
      vrf: 'Plan a VRF system',
      enquiries: 'Your enquiries',
      state: 'State of an enquiry',
    },
    privacy: 'Privacy',
    map: 'Open in maps',
    sales: 'Sales',
    legal: 'Legal and social',
    /** `year` is 0 while it is unknown. */
    copyright: (year: number, company: string) =>
      `© ${year || ''} ${company}. All prices in Bangladeshi taka.`,
  },
  notFound: {
    title: 'Page not found',
    description: 'This page doesn’t exist or has moved.',
    heading: "Something's not right...",
    lead: 'There is no page at this address. It may have moved, or the link may be misspelt. Search for a product, or start with one of the families below.',
    search: 'Find a product',
    searchField: 'What are you looking for?',
    send: 'Search',
    home: 'Go home',
    back: 'Go back',
    families: 'Product families',
  },
  beingSetUp: {
    title: 'This site is being set up.',
    text: 'Please come back soon.',
    signIn: 'Staff sign-in',
  },
};
