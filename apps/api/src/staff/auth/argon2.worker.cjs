// Runs in a thread of its own: see argon2.ts. What it exports is called by name with one argument.
const { hashRawSync, hashSync, verifySync } = require('@node-rs/argon2');

module.exports = {
  hash: ({ password }) => hashSync(password),
  verify: ({ stored, password }) => verifySync(stored, password),
  derive: ({ code, salt, outputLen }) => hashRawSync(code, { salt: Buffer.from(salt), outputLen }),
};
