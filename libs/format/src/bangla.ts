import { language, type Language, type Locale } from './language';
import { language as bangla } from './language.bn';

export { bangla };
export { takaInWords as takaInBanglaWords } from './taka-in-words.bn';

/** Words and digits by language, for servers that write in both. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = { en: language, bn: bangla };
