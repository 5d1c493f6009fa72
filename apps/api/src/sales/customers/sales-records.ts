import type { Type } from '@nestjs/common';
import type { ContentSubject, DeclaredSubject } from '@shishir/contract';
import type { ContentRecord } from '../../content/records/content-records';
import type { RecordRow } from '../../platform/record-api/api-record';
import { CustomersModule } from './customers.module';
import { CustomersService, customerVersions } from './customers.service';
import { unitVersions } from '../units/unit-record';
import { UnitsModule } from '../units/units.module';
import { UnitsService } from '../units/units.service';
import { contractVersions } from '../maintenance/contract-record';
import { MaintenanceContractsService } from '../maintenance/maintenance-contracts.service';
import { MaintenanceModule } from '../maintenance/maintenance.module';
import { visitVersions } from '../maintenance/visit-record';
import { VisitsService } from '../maintenance/visits.service';

const records = {
  // Before the rows that they refer to: visits, contracts, units, customers.
  visit: { module: MaintenanceModule, service: VisitsService, versions: visitVersions },
  'maintenance-contract': {
    module: MaintenanceModule,
    service: MaintenanceContractsService,
    versions: contractVersions,
  },
  unit: { module: UnitsModule, service: UnitsService, versions: unitVersions },
  customer: { module: CustomersModule, service: CustomersService, versions: customerVersions },
} satisfies Record<Exclude<DeclaredSubject, ContentSubject>, unknown>;

/** Parts of each declared record that only staff see, like `contentRecords`. */
export const salesRecords = records as unknown as Record<
  keyof typeof records,
  ContentRecord<RecordRow>
>;

const all = Object.values(salesRecords);
export const salesModules = [...new Set(all.map(({ module }) => module))];
export const salesServices = all.map(({ service }) => service);
export const salesEntities = all.map(({ versions }) => versions.type.entity as Type);
