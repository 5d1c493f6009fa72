// Worker for tests. The name of the company selects how it fails.
module.exports = ({ data: { name } }) => {
  if (name === 'crash') process.exit(1);
  if (name === 'hang') return new Promise(() => setInterval(() => undefined, 60_000));
  if (name === 'throw') throw new Error('This cannot be rendered.');
  return Buffer.from(`%PDF of ${name}`);
};
