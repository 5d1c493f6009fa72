import type { DemoPictureMap, LegacyIndustry } from '@shishir/demo';
import { IsNull } from 'typeorm';
import { IndustryEntity } from '../../../content/industries/industry.entity';
import { addAliases, givePicture, pictureKeys } from './demo-pictures';
import { type Seed, STEP } from './seed';

/** Types of buildings we cool: title and address of the page. */
export const INDUSTRIES: [title: string, link: string][] = [
  ['Home', '/page/air-conditioning-for-home'],
  ['Office', '/page/air-conditioning-for-office'],
  ['Restaurants', '/page/air-conditioning-for-restaurants'],
  ['School', '/page/air-conditioning-for-school'],
  ['Showrooms', '/page/air-conditioning-for-showrooms'],
  ['Hotel', '/page/air-conditioning-for-hotel'],
  ['Hospital', '/page/air-conditioning-for-hospital'],
  ['Gym', '/page/air-conditioning-for-gym'],
];

export const industrySeeds: Seed[] = [
  {
    name: 'industries-1',
    async insert(manager) {
      const rows = INDUSTRIES.map(([title, link], index) => {
        return { title, link, position: (index + 1) * STEP };
      });
      await manager.insert(IndustryEntity, rows);
    },
  },
  {
    name: 'industry-pictures-1',
    async read(demo) {
      const industries = await demo.readDemo<LegacyIndustry[]>('weServe.json');
      const keyOf = pictureKeys(await demo.readDemo<DemoPictureMap>('pictures.json'));
      const paths = industries.map(({ image }) => image);
      return {
        pictures: paths.flatMap((path) => keyOf(path) ?? []),
        async insert(manager, pictures) {
          await addAliases(manager, paths, keyOf, pictures);
          for (const { link, image } of industries) {
            const where = { link, image_id: IsNull() };
            await givePicture(manager, IndustryEntity, where, pictures.get(keyOf(image)!)!);
          }
          return [];
        },
      };
    },
  },
];
