/** Runs the spec files of `together.js` as one, each in its own block, so that shared imports are loaded only once. */
const { relative } = require('node:path');

for (const file of Reflect.get(globalThis, 'SPEC_FILES')) {
  describe(relative(process.cwd(), file), () => {
    try {
      require(file);
    } catch (error) {
      it('can be loaded', () => {
        throw error;
      });
    }
  });
}
