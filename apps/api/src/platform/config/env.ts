/** The environment of the API. Nest finds it by its class. */
export { Env, EnvError, readEnv } from '@shishir/server/env';
