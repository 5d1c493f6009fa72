module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'format',
  rootDir: __dirname,
  testEnvironment: 'node',
};
