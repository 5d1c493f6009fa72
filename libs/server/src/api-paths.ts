const API_PATH = /^\/(api|health|storage)(?=[/?]|$)/;

/** True for a path, with or without a query, that the API handles on either host. */
export const isApiPath = (path: string): boolean => API_PATH.test(path);
