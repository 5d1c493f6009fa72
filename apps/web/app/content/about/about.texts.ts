/** Texts of the About page, without its sections. */
export const aboutTexts = {
  home: 'Home',
  title: 'About Us',
  picture: 'Warehouse in the evening sun: tall racks of cartons, two outdoor units on pallets',
  profile: {
    view: 'View Business Profile',
    failed: 'We couldn’t create the business profile. Please try again in a moment.',
  },
  projects: {
    title: 'Our Projects',
    total: 'Projects',
    cooling: 'Total cooling',
    ongoing: 'Under way',
    all: 'All projects',
  },
  certificates: 'Certificates and licences',
};
