import { type Industry, industryRecord } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { paths } from '../../platform/ui/page/paths';
import { recordQueries } from '../../platform/ui/record/record-queries';
import { industryTexts } from './industries.texts';

const nameOf = ({ title }: Industry) => title;
const texts = { ...industryTexts, tones: { active: { true: 'ok', false: 'warn' } } } as const;

/** Settings of the screens for industries. */
export const industries = {
  declared: industryRecord,
  paths: paths.industries,
  nameOf,
  texts,
  records: recordQueries<Industry>({
    declared: industryRecord,
    routes: tsr.industries,
    nameOf,
    texts,
  }),
} as const;
