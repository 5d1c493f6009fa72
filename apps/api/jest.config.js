module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'api',
  rootDir: __dirname,
  testEnvironment: 'node',
  setupFiles: ['reflect-metadata'],
  // Starting a whole API with its data takes longer where the machine is busy.
  testTimeout: 30_000,
};
