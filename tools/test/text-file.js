/** Gives Jest a file as its text, as `?raw` does in the build. */
module.exports = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
