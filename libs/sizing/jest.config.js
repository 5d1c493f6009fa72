module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'sizing',
  rootDir: __dirname,
  testEnvironment: 'node',
};
