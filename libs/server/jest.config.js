module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'server',
  rootDir: __dirname,
  testEnvironment: 'node',
};
