import nx from '@nx/eslint-plugin';
import importX from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importSettings, layerConfigs } from './tools/lint/layers.mjs';

/** Who may import whom: apps never import each other, only `standalone` composes them. */
const boundaries = {
  enforceBuildableLibDependency: false,
  allow: [],
  depConstraints: [
    { sourceTag: 'type:format', onlyDependOnLibsWithTags: [] },
    { sourceTag: 'type:tokens', onlyDependOnLibsWithTags: [] },
    { sourceTag: 'type:server', onlyDependOnLibsWithTags: ['type:contract', 'type:format'] },
    { sourceTag: 'type:demo', onlyDependOnLibsWithTags: ['type:contract'] },
    { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:format'] },
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

/** Files that run in the workspace only, so that what they import may be a devDependency. */
const developmentFiles = [
  '**/*.{spec,fixture}.*',
  '**/*.test.mjs',
  '**/testing/**',
  '**/{jest,vite,react-router,playwright}.*',
  'apps/e2e/**',
  'apps/web/{production-router,app/routes}.ts',
  'tools/**',
  '*.mjs',
];

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
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({
    ...config,
    files: ['**/*.ts', '**/*.tsx'],
  })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@nx': nx, 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      // React Router throws responses and redirects by design.
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@nx/enforce-module-boundaries': ['error', boundaries],
      'max-lines': ['error', 400],
    },
  },
  {
    // Nest reads constructor types at run time, so they must stay value imports.
    files: ['apps/api/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    // Each project lists in its own package.json what it imports; the root lists only what development shares.
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
  ...(await layerConfigs(import.meta.dirname)),
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', 'apps/e2e/**', 'apps/api/src/testing/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
);
