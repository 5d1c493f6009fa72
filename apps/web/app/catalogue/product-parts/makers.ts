/** The makers that the company is a distributor of. */
export const MAKERS = ['Samsung', 'Haier', 'EBARA'];
