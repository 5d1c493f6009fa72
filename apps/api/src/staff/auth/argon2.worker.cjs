// Runs in a separate thread: see argon2.ts. Its exports are called by name with one argument.
const { hashRawSync, hashSync, verifySync } = require('@node-rs/argon2');

module.exports = {
  hash: ({ password }) => hashSync(password),
  verify: ({ stored, password }) => verifySync(stored, password),
  derive: ({ code, salt, outputLen }) => hashRawSync(code, { salt: Buffer.from(salt), outputLen }),
};
