const preset = require('../../jest.preset.js');

module.exports = {
  ...preset,
  displayName: 'admin',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/../../tools/test/jsdom-environment.js',
  testEnvironmentOptions: {
    url: 'http://admin.localhost/',
    customExportConditions: ['@shishir/source', 'browser', 'require', 'default'],
  },
  setupFilesAfterEnv: [
    '<rootDir>/../../tools/test/without-owner-stacks.js',
    '<rootDir>/../../tools/test/short-query-errors.js',
    '<rootDir>/src/platform/testing/setup.ts',
  ],
};
