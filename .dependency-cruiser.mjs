import { layers as admin } from './apps/admin/layers.mjs';
import { layers as api } from './apps/api/layers.mjs';
import { layers as web } from './apps/web/layers.mjs';
import { importRules, NO_CIRCLES } from './tools/lint/import-rules.mjs';

/** Enforces the direction of imports, including type imports. */
export default {
  forbidden: [
    ...importRules('apps/api/src', api),
    ...importRules('apps/web/app', web),
    ...importRules('apps/admin/src', admin),
    NO_CIRCLES,
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    includeOnly: '^(apps|libs)/[^/]+/(src|app|server)/',
    // Resolves workspace packages to their sources.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@shishir/source', 'import', 'require', 'node', 'types', 'default'],
    },
  },
};
