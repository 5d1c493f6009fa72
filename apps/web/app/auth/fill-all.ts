/** What Sign In and Sign Up say where a field is blank. */
export const FILL_ALL = 'Please fill in all fields';
