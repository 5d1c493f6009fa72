import { type Opening, openingRecord } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { paths } from '../../platform/ui/page/paths';
import { recordQueries } from '../../platform/ui/record/record-queries';
import { openingTexts } from './openings.texts';

const nameOf = ({ title }: Opening) => title;
const texts = {
  ...openingTexts,
  tones: { status: { active: 'ok', inactive: 'warn', archived: 'bad' } },
} as const;

/** Settings of the screens for openings. */
export const openings = {
  declared: openingRecord,
  paths: paths.openings,
  nameOf,
  texts,
  records: recordQueries<Opening>({ declared: openingRecord, routes: tsr.openings, nameOf, texts }),
} as const;
