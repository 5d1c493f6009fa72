import { type Elsewhere, like } from '../database/queries';

/** Returns whether a text contains Bangla letters. */
export const hasBangla = (text: string): boolean => /[\u0980-\u09ff]/.test(text);

/** Lets a search of records find the approved Bangla texts of records of this type. Other searches stay as they are. */
export const inBangla = (subject: string, text = ''): Elsewhere | undefined =>
  hasBangla(text)
    ? {
        sql: (parameter) =>
          `item.id IN (SELECT subject_id FROM translation WHERE subject = '${subject}'
            AND locale = 'bn' AND ${like('search_text', `:${parameter}`)})`,
      }
    : undefined;
