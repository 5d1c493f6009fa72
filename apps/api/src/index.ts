export { type Env, EnvError, readEnv } from './platform/config/env';
export { type Api, createApi } from './create-api';
export { StartError } from './platform/schema/start-error';
