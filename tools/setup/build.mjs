import { nx } from './run.mjs';
import { step } from './step.mjs';

/** Builds what is missing or older than its sources: what did not change comes from Nx's cache. */
export const ensureBuilt = () => step('Building', () => nx(['run-many', '-t', 'build']));
