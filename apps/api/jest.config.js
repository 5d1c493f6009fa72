/**
 * Globals that no test replaces and no module redeclares, as mysql2 does with `Error`. Code in a VM context resolves a
 * global through Node at each use; modules that get these as parameters take a tenth less time.
 */
const FIXED_GLOBALS = [
  ...['Array', 'BigInt', 'Boolean', 'Function', 'JSON', 'Math', 'Number', 'Object', 'Promise'],
  ...['Proxy', 'Reflect', 'RegExp', 'String', 'Symbol', 'Map', 'Set', 'WeakMap', 'WeakSet'],
  ...['RangeError', 'SyntaxError', 'TypeError', 'ArrayBuffer', 'DataView', 'Uint8Array'],
];

module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'api',
  rootDir: __dirname,
  testEnvironment: 'node',
  sandboxInjectedGlobals: FIXED_GLOBALS,
  // Need servers that `npm test` starts.
  testPathIgnorePatterns: [
    ...(process.env.TEST_REPLICA_URL ? [] : ['\\.replica\\.spec']),
    ...(process.env.TEST_REDIS_URL ? [] : ['\\.redis\\.spec']),
  ],
  // Packages published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(openid-client|oauth4webapi|jose|@seriousme)/)'],
  setupFiles: ['reflect-metadata'],
  // Starting a whole API with its data takes longer on a busy machine.
  testTimeout: 30_000,
};
