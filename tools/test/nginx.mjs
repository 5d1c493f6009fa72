import { installPackages, mayInstall } from './debian.mjs';
import { findProgram } from './programs.mjs';

/**
 * The nginx that the tests of the edge run, and the openssl that makes their certificate: installed where they are
 * missing and may be. Gives `{ missing }` with the reason where one is not there.
 */
export async function provideNginx() {
  const absent = ['nginx', 'openssl'].filter((name) => !findProgram(name));
  if (absent.length > 0 && mayInstall()) {
    const problem = await installPackages(...absent);
    if (problem) return { missing: `${absent.join(' and ')} could not be installed\n${problem}` };
  }
  const left = ['nginx', 'openssl'].filter((name) => !findProgram(name));
  return left.length > 0 ? { missing: `there is no ${left.join(' and no ')}` } : {};
}
