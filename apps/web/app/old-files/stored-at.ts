/** The address of a stored picture on either host, from the path that the API gives. */
export const storedAt = (path: string) => `/storage/${path}`;
