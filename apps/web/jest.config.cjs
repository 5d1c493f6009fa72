const preset = require('../../jest.preset.js');

module.exports = {
  ...preset,
  displayName: 'web',
  rootDir: __dirname,
  testMatch: ['<rootDir>/{app,server}/**/*.spec.ts?(x)'],
  // A drawing that is imported as markup is read as text; other pictures are addresses only.
  moduleNameMapper: { '^(\\.{1,2}/.*\\.svg)\\?raw$': '$1', ...preset.moduleNameMapper },
  transform: { ...preset.transform, '\\.svg$': '<rootDir>/../../tools/test/text-file.js' },
  testEnvironment: '<rootDir>/../../tools/test/jsdom-environment.js',
  // A busy machine needs more than the default of five seconds.
  testTimeout: 20_000,
  setupFilesAfterEnv: ['<rootDir>/jest.setup.cjs'],
  testEnvironmentOptions: {
    customExportConditions: ['@shishir/source', 'browser', 'require', 'default'],
  },
};
