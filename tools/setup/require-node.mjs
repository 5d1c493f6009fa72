// Uses only syntax that old versions of Node understand, so that they print the message instead of a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error('Node 20.19 or newer is required; this is ' + process.versions.node + '.');
  process.exit(1);
}
