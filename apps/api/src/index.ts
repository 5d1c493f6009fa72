export { type Env, EnvError, readEnv } from './config/env';
export { type Api, createApi } from './create-api';
export { StartError } from './schema/start-error';
