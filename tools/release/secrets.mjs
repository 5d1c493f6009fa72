import { execa } from 'execa';
import { run } from '../setup/run.mjs';

/** Limits the length of the command line; more files are checked in several runs. */
const FILES_AT_ONCE = 500;
const TEXT =
  /\.(c?[jt]sx?|mjs|json|ya?ml|md|css|html|conf|template|sh|toml|example)$|(^|\/)(Dockerfile|\.[^/]+|run)$/;

/** Returns the findings of secretlint in the files of a repository. */
export async function secretProblems(folder) {
  const { stdout } = await execa(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: folder,
    },
  );
  const files = stdout.split('\0').filter((file) => TEXT.test(file));
  const problems = [];
  for (let from = 0; from < files.length; from += FILES_AT_ONCE) {
    const { code, output } = await run(
      'secretlint',
      ['--no-glob', '--no-color', '--format=unix', ...files.slice(from, from + FILES_AT_ONCE)],
      { cwd: folder },
    );
    if (code !== 0) problems.push(...output.split('\n').filter(Boolean));
  }
  return problems;
}
