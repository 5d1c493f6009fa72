const preset = require('../../jest.preset.js');

module.exports = {
  ...preset,
  displayName: 'admin',
  rootDir: __dirname,
  testEnvironment: '@happy-dom/jest-environment',
  testEnvironmentOptions: {
    url: 'http://admin.localhost/',
    customExportConditions: ['@shishir/source', 'browser', 'require', 'default'],
  },
  setupFiles: ['<rootDir>/src/platform/testing/browser-globals.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/platform/testing/setup.ts'],
};
