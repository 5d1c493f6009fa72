// Stands in for the worker in tests: what it does is the name of the company.
module.exports = ({ data: { name } }) => {
  if (name === 'crash') process.exit(1);
  if (name === 'hang') return new Promise(() => setInterval(() => undefined, 60_000));
  if (name === 'throw') throw new Error('This cannot be rendered.');
  return Buffer.from(`%PDF of ${name}`);
};
