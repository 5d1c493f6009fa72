// eslint-disable-next-line @nx/enforce-module-boundaries -- only this app composes the others
import api from '@shishir/api';

// The API is CommonJS as compiled by swc, from which Node cannot import single names.
export const { createApi, StartError: ApiStartError } = api;
