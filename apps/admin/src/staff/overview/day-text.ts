import { inDigits } from '@shishir/format';
/** Formats '2026-09-06' as '06/09'. */
export const dayText = (day: string) => inDigits(day.split('-').slice(1).reverse().join('/'));
