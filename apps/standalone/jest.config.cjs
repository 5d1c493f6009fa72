module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'standalone',
  rootDir: __dirname,
  testEnvironment: 'node',
  // Replica specs need servers that `npm test` starts.
  testPathIgnorePatterns: process.env.TEST_REPLICA_URL ? [] : ['\\.replica\\.spec'],
};
