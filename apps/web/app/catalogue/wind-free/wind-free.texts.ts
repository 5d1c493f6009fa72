/** Texts of the page about Wind-Free cooling, without its content. */
export const windFreeTexts = {
  home: 'Home',
  products: 'Products',
  seeUnits: 'See the units',
  howItWorks: 'How it works',
  questions: 'Common questions',
  units: {
    title: 'From the catalogue',
    all: 'All Wind-Free units',
    area: (tr: string, min: string, max: string) =>
      `${tr} TR: about ${min} to ${max} sq ft of shaded office.`,
  },
};
