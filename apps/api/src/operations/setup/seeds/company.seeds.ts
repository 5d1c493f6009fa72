import type { DemoCompany } from '@shishir/demo';
import { COMPANY_ID, CompanyEntity, emptyCompany } from '../../../content/company/company.entity';
import type { DemoKind, Seed } from './seed';

/** The company row is emptied instead of deleted, because there is always one. */
const companyKind: DemoKind<CompanyEntity> = {
  entity: CompanyEntity,
  name: 'company',
  labels: ['made-up company', 'made-up companies'],
  nameOf: ({ details }) => details.name ?? 'Company',
  content: ['details', 'logo_id', 'contact_picture_id'],
  async reset(manager, { id, version }) {
    await manager.delete(CompanyEntity, { id });
    await manager.insert(CompanyEntity, { id, details: emptyCompany, version: version + 1 });
  },
};

export const companySeeds: Seed[] = [
  {
    name: 'company-1',
    async insert(manager) {
      if (await manager.existsBy(CompanyEntity, { id: COMPANY_ID })) return;
      await manager.insert(CompanyEntity, { id: COMPANY_ID, details: emptyCompany });
    },
  },
  {
    name: 'demo-company-1',
    kind: companyKind,
    async read(demo) {
      const company = await demo.readDemo<DemoCompany>('company.json');
      return {
        pictures: [],
        async insert(manager) {
          await manager.delete(CompanyEntity, { id: COMPANY_ID });
          await manager.insert(CompanyEntity, {
            id: COMPANY_ID,
            details: { ...emptyCompany, ...company },
          });
          return [COMPANY_ID];
        },
      };
    },
  },
];
