module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'api',
  rootDir: __dirname,
  testEnvironment: 'node',
  // They need servers that `npm test` starts.
  testPathIgnorePatterns: [
    ...(process.env.TEST_REPLICA_URL ? [] : ['\\.replica\\.spec']),
    ...(process.env.TEST_REDIS_URL ? [] : ['\\.redis\\.spec']),
  ],
  // Packages that exist as ES modules alone.
  transformIgnorePatterns: ['/node_modules/(?!(openid-client|oauth4webapi|jose|@seriousme)/)'],
  setupFiles: ['reflect-metadata'],
  // Starting a whole API with its data takes longer where the machine is busy.
  testTimeout: 30_000,
};
