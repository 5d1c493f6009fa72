const LEAD = 'What our work looks like before the ceiling is closed.';

/** Texts of the gallery. */
export const galleryTexts = {
  home: 'Home',
  title: 'Gallery',
  description: `${LEAD} Plant rooms, outdoor units, ducts, pipes and controls from our projects in Bangladesh.`,
  lead: `${LEAD} Tap a picture to enlarge it.`,
  open: (title: string) => `Open picture: ${title}`,
  empty: {
    title: 'No pictures to show yet',
    text: 'Ask us about our work: a sales engineer can send you some.',
    sales: 'Talk to sales',
  },
  viewer: {
    position: (current: number, total: number) => `${current} of ${total}`,
    close: 'Close',
    closePicture: 'Close picture',
    previous: 'Previous picture',
    next: 'Next picture',
    picture: (number: number, title: string) => `Picture ${number}: ${title}`,
  },
  buildings: { title: 'Finished buildings', all: 'Our Projects' },
  call: {
    title: 'Send us pictures of yours',
    text: 'The ceiling void, the roof, the panel board: a sales engineer will tell you what fits and what has to move first.',
    action: 'Write to sales',
  },
};
