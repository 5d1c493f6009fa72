module.exports = require('../../tools/test/together').together(require('./jest.config.cjs'));
