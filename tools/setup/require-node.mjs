// Written so that an old Node can read it too, and say what is wrong instead of failing over the syntax.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error('Node 20.19 or newer is needed, this is ' + process.versions.node + '.');
  process.exit(1);
}
