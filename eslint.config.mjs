import nx from '@nx/eslint-plugin';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { uiRules } from './tools/lint/ui-rules.mjs';
import { writingRules } from './tools/lint/writing-rules.mjs';

/** Allowed imports between projects: apps never import each other; only `standalone` combines them. */
const boundaries = {
  enforceBuildableLibDependency: false,
  // Vite compiles its configuration, including relative imports, so this needs no build.
  allow: ['../../libs/tokens/src/postcss.ts'],
  depConstraints: [
    { sourceTag: 'type:format', onlyDependOnLibsWithTags: [] },
    { sourceTag: 'type:sizing', onlyDependOnLibsWithTags: ['type:format'] },
    { sourceTag: 'type:markdown', onlyDependOnLibsWithTags: [] },
    { sourceTag: 'type:tokens', onlyDependOnLibsWithTags: [] },
    { sourceTag: 'type:server', onlyDependOnLibsWithTags: ['type:contract', 'type:format'] },
    {
      sourceTag: 'type:pdf',
      onlyDependOnLibsWithTags: ['type:contract', 'type:format', 'type:sizing'],
    },
    { sourceTag: 'type:demo', onlyDependOnLibsWithTags: ['type:contract'] },
    { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:format', 'type:sizing'] },
    { sourceTag: 'scope:api', onlyDependOnLibsWithTags: ['scope:shared'] },
    { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:shared'] },
    { sourceTag: 'scope:admin', onlyDependOnLibsWithTags: ['scope:shared'] },
    { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:shared'] },
    {
      sourceTag: 'scope:standalone',
      onlyDependOnLibsWithTags: ['scope:api', 'scope:web', 'scope:admin', 'scope:shared'],
    },
  ],
};

/** Resolves imports like the compiler, with workspace packages from their sources. */
const resolver = createTypeScriptImportResolver({
  conditionNames: ['@shishir/source', 'types', 'import', 'require', 'node', 'browser', 'default'],
  noWarnOnMultipleProjects: true,
});

const importSettings = {
  'import-x/resolver-next': [resolver],
  'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
  'import-x/ignore': ['/node_modules/', '\\.(css|svg|webp|avif|woff2|json|txt)$'],
};

/** Files that run only in the workspace, so that they may import devDependencies. */
const developmentFiles = [
  '**/*.{spec,fixture,test}.*',
  '**/testing/**',
  '**/{jest,vite,react-router,playwright}.*',
  'apps/e2e/**',
  'apps/web/app/routes.ts',
  'libs/tokens/src/postcss.ts',
  'tools/**',
  '*.mjs',
].map((pattern) => `${import.meta.dirname}/${pattern}`);

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/build/**',
      '**/.react-router/**',
      '**/test-results/**',
      '**/node_modules/**',
    ],
  },
  // Rules that need types are in .oxlintrc.json.
  ...tseslint.configs.recommended.map((config) => ({
    ...config,
    files: ['**/*.{ts,tsx,mjs}', 'tools/**/*.js'],
  })),
  {
    files: ['**/*.{ts,tsx,mjs}', 'tools/**/*.js'],
    rules: { 'max-lines': ['error', 400] },
  },
  {
    files: ['**/*.mjs', 'tools/**/*.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { '@nx': nx, 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'warn',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Names an inferred type, which keeps declarations short.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      '@nx/enforce-module-boundaries': ['error', boundaries],
    },
  },
  {
    // These rules compile every function, which takes longer than all others, so they only check code that renders for
    // users.
    files: ['apps/{admin,web}/**/*.{ts,tsx}', 'libs/pdf/**/*.tsx'],
    ignores: ['**/*.{spec,fixture}.*', '**/testing/**'],
    rules: hooks.configs.recommended.rules,
  },
  {
    // Nest reads constructor types at run time, so they must remain value imports.
    files: ['apps/api/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    // Each project lists its imports in its own package.json; the root lists only packages shared by development.
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    plugins: { 'import-x': importX },
    settings: importSettings,
    rules: {
      'import-x/no-extraneous-dependencies': [
        'error',
        {
          packageDir: [import.meta.dirname],
          devDependencies: developmentFiles,
          includeInternal: true,
          includeTypes: true,
        },
      ],
    },
  },
  ...uiRules,
  ...writingRules,
);
