export const aboutTexts = {
  title: 'About Us',
  note: 'This page is read-only. The name and the warehouse come from the company details; all other texts are built in.',
  open: 'View on the site',
  whoWeAre: 'Who We Are',
  principles: 'Mission, Vision and Policy',
} as const;
