const preset = require('../../jest.preset.js');

module.exports = {
  ...preset,
  displayName: 'web',
  rootDir: __dirname,
  testMatch: ['<rootDir>/{app,server}/**/*.spec.ts?(x)'],
  testEnvironment: '<rootDir>/../../tools/test/jsdom-environment.js',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.cjs'],
  testEnvironmentOptions: {
    customExportConditions: ['@shishir/source', 'browser', 'require', 'default'],
  },
};
