/** Jest transform that returns a file as text, like `?raw` in the build. */
module.exports = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
