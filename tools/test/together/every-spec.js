/**
 * Runs spec files as one, each in a block of its own: what they import is loaded once, not once for each.
 * The files come as absolute paths, by line, in SPEC_FILES.
 */
const { relative } = require('node:path');

for (const file of process.env.SPEC_FILES.split('\n')) {
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
