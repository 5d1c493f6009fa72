import type { Prepare } from '../../platform/schema/open-database';
import { prepareProduction } from './prepare-production';
import { runSeeds } from './seeds/run-seeds';

/** Prepares a migrated database at every start: checks for production, base data and demonstration data. */
export const prepare: Prepare = async (dataSource, env, log) => {
  if (env.APP_MODE === 'production') await prepareProduction(dataSource, env, log);
  await runSeeds(dataSource, env, log);
};
