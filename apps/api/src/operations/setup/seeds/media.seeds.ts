import type { Seed } from './seed';

/** Pictures of the media library that no record uses. */
export const mediaSeeds: Seed[] = [
  {
    name: 'demo-media-1',
    read: () =>
      Promise.resolve({
        pictures: ['scenes/chiller-hall', 'scenes/workshop'],
        insert: () => Promise.resolve([]),
      }),
  },
];
