/** Manufacturers that the company distributes. */
export const MAKERS = ['Samsung', 'Haier', 'EBARA'];
