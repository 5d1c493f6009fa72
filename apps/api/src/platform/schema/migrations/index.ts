import type { MigrationInterface } from 'typeorm';
import { InitialPlatform1770000000001 } from './1770000000001-initial-platform';
import { InitialOperations1770000000002 } from './1770000000002-initial-operations';
import { InitialStaff1770000000003 } from './1770000000003-initial-staff';
import { InitialCatalogue1770000000004 } from './1770000000004-initial-catalogue';
import { InitialContent1770000000005 } from './1770000000005-initial-content';
import { InitialSales1770000000006 } from './1770000000006-initial-sales';

/** Every migration. TypeORM puts them in the order of the number in their name. */
export const migrations: (new () => MigrationInterface)[] = [
  InitialPlatform1770000000001,
  InitialOperations1770000000002,
  InitialStaff1770000000003,
  InitialCatalogue1770000000004,
  InitialContent1770000000005,
  InitialSales1770000000006,
];
