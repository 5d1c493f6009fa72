/** Texts of the page about Wind-Free cooling, without its content. */
export const windFreeTexts = {
  home: 'Home',
  products: 'Products',
  title: 'Wind-Free cooling',
  description:
    'How Wind-Free air conditioning works: fine holes instead of a draught, what the manufacturer claims and under which conditions, and six units from the catalogue.',
  seeUnits: 'See the units',
  howItWorks: 'How it works',
  questions: 'Common questions',
  units: {
    title: 'From the catalogue',
    all: 'All Wind-Free units',
    area: (tr: string, min: string, max: string) =>
      `${tr} TR: about ${min} to ${max} sq ft of shaded office.`,
  },
  closing: {
    title: 'Describe the room. We’ll tell you whether Wind-Free suits it.',
    text: 'Send us the floor area, ceiling height and use. You get a model and a price from an engineer.',
    action: 'Contact us',
  },
};
