// Written so that an old Node can read it too, and say what is wrong instead of failing over the syntax.
var parts = process.versions.node.split('.').map(Number);
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  console.error('Node 20.19 or newer is needed, this is ' + process.versions.node + '.');
  process.exit(1);
}
