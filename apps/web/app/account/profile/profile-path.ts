/** The page of one's own account, which also takes its forms. */
export const PROFILE_PATH = '/dashboard/profile';
