const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Returns Jest settings that run the spec files of a project as one, for projects in which each file loads half of all
 * sources.
 * @param {{ rootDir: string }} settings those for running the files separately
 * @param {(file: string) => boolean} [isChosen] called with paths below `src`
 */
exports.together = (settings, isChosen = () => true) => {
  const source = join(settings.rootDir, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.spec\.tsx?$/.test(file) && isChosen(file));
  if (files.length === 0) throw new Error(`No spec file of ${source} was chosen.`);
  return {
    ...settings,
    roots: ['<rootDir>', __dirname],
    testMatch: [join(__dirname, 'every-spec.js')],
    globals: { SPEC_FILES: files.sort().map((file) => join(source, file)) },
    verbose: false,
  };
};
