import type { DemoCompany } from '@shishir/demo';
import type { EntityManager } from 'typeorm';
import { CompanyEntity, emptyCompany } from '../../company/company.entity';
import { COMPANY_ID } from '../../company/company.service';
import { MediaEntity } from '../../media/media.entity';
import { toPicture } from '../../media/picture.mapper';
import type { PictureIds } from './demo-pictures';
import { findSame } from './demo-record';
import type { DemoKind, Seed } from './seed';

/** There is always a company: it is emptied, not deleted. */
const companyKind: DemoKind<CompanyEntity> = {
  entity: CompanyEntity,
  name: 'company',
  labels: ['made-up company, whose details become empty', 'made-up companies'],
  nameOf: ({ details }) => details.name,
  content: ['details'],
  async reset(manager, { id, version }) {
    await manager.delete(CompanyEntity, { id });
    await manager.insert(CompanyEntity, { id, details: emptyCompany, version: version + 1 });
  },
};

export const companySeeds: Seed[] = [
  {
    name: 'demo-company-1',
    kind: companyKind,
    async read(demo) {
      const { sales_contact, ...company } = await demo.readDemo<DemoCompany>('company.json');
      const { picture: key, ...person } = sales_contact;
      const rowOf = async (manager: EntityManager, pictures: PictureIds) => {
        const media = await manager.findOneBy(MediaEntity, { id: pictures.get(key) ?? 0 });
        const picture = media && toPicture(media);
        const details = { ...company, sales_contact: { ...person, picture } };
        return { id: COMPANY_ID, details };
      };
      return {
        pictures: [key],
        async insert(manager, pictures) {
          await manager.delete(CompanyEntity, { id: COMPANY_ID });
          await manager.insert(CompanyEntity, await rowOf(manager, pictures));
          return [COMPANY_ID];
        },
        async find(manager, pictures) {
          return findSame(manager, companyKind, [await rowOf(manager, pictures)], 'id');
        },
      };
    },
  },
];
