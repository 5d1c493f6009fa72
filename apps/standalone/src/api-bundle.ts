// eslint-disable-next-line @nx/enforce-module-boundaries -- this app is the one place that composes the others
import api from '@shishir/api';

// The API is CommonJS as swc writes it, in which Node finds no names to import one by one.
export const { createApi, StartError: ApiStartError } = api;
