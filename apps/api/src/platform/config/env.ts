/** The environment of the API, injected by its class. */
export { Env, EnvError, readEnv } from '@shishir/server/env';
