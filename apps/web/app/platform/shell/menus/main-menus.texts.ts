/** Texts of the panels, which load after the page. */
export const mainMenusTexts = {
  /** Heading of entries for a family that another group shows with its picture. */
  again: 'See also',
  about: {
    /** One line for each page, by its path. */
    lines: {
      '/about-us': 'People, warehouse and service',
      '/gallery': 'Our work before the ceiling is closed',
      '/career': 'Open positions',
      '/our-projects': 'Buildings we have cooled or are cooling now',
      '/blog': 'Guides to sizes, bills and service',
    } as Partial<Record<string, string>>,
    profile: 'Company, brands and projects, to print or send',
  },
};
