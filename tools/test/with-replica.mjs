// node ../../tools/test/with-replica.mjs npx jest src/database/replicas: runs a command on a MariaDB with a replica.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { provideReplica } from './mariadb.mjs';

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Say which command to run.');
const servers = await provideReplica();
if (!servers.url) throw new Error(servers.missing);
const child = spawn(command, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    TEST_MYSQL_URL: servers.url,
    TEST_REPLICA_URL: servers.replicaUrl,
  },
});
const [code] = await once(child, 'exit');
await servers.stop();
process.exitCode = code ?? 1;
