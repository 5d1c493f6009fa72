import type { Prepare } from '../../platform/schema/open-database';
import { prepareProduction } from './prepare-production';
import { runSeeds } from './seeds/run-seeds';

/** What every start does with a migrated database: the owner of a new one, and base and demonstration data. */
export const prepare: Prepare = async (dataSource, env, log) => {
  if (env.APP_MODE === 'production') await prepareProduction(dataSource, env, log);
  await runSeeds(dataSource, env, log);
};
