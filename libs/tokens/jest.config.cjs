module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'tokens',
  rootDir: __dirname,
  testEnvironment: 'node',
  // These packages are ES modules only, which Jest reads after a transform.
  transformIgnorePatterns: ['/node_modules/(?!postcss-custom-media/|@csstools/)'],
};
