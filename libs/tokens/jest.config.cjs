module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'tokens',
  rootDir: __dirname,
  testEnvironment: 'node',
  // These packages are ES modules only, which Jest has to transform.
  transformIgnorePatterns: ['/node_modules/(?!postcss-custom-media/|@csstools/)'],
};
