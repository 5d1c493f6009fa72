/** Jest settings that every project extends. */
const swc = (jsx) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', decorators: true, tsx: jsx },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        react: { runtime: 'automatic' },
      },
      target: 'es2022',
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

module.exports = {
  testMatch: ['<rootDir>/src/**/*.spec.ts?(x)', '<rootDir>/app/**/*.spec.ts?(x)'],
  transform: { '^.+\\.tsx$': swc(true), '^.+\\.ts$': swc(false), '^.+\\.m?js$': swc(false) },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|svg|webp|avif|woff2)(\\?url)?$': '<rootDir>/../../tools/test/asset-stub.js',
  },
  testEnvironmentOptions: {
    customExportConditions: ['@shishir/source', 'node', 'require', 'default'],
  },
  reporters: ['default', '<rootDir>/../../tools/test/jest-results.mjs'],
  clearMocks: true,
};
