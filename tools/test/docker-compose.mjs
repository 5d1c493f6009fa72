import { run } from '../setup/run.mjs';
import { findProgram } from './programs.mjs';

/** Resolves to the command of Docker Compose; null if it is not installed. It needs no container engine. */
export async function findDockerCompose() {
  if (findProgram('docker-compose')) return ['docker-compose'];
  if (!findProgram('docker')) return null;
  const { code } = await run('docker', ['compose', 'version']);
  return code === 0 ? ['docker', 'compose'] : null;
}
