export const aboutTexts = {
  title: 'About Us',
  note: 'What visitors read on the page About Us. Name and warehouse come from the company details; the other texts are part of the product.',
  open: 'Open on the site',
  whoWeAre: 'Who We Are',
  principles: 'Mission, Vision and Policy',
} as const;
