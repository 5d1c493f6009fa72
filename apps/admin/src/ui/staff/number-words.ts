import { formatPhone } from '@shishir/format';

/** A phone number as people read it; a dash where an account, such as one from Google, has none. */
export const numberWords = (number: string): string => (number ? formatPhone(number) : '-');
