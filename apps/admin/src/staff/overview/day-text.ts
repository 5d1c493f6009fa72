/** '06/09' of '2026-09-06' */
export const dayText = (day: string) => day.split('-').slice(1).reverse().join('/');
