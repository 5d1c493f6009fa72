import type { Industry, IndustryQuery } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { recordQueries } from '../../platform/ui/record/record-queries';
import type { IndustryBody } from './industry-form-values';
import { industriesTexts, industryRemovalTexts } from './industries.texts';

const records = recordQueries<Industry, IndustryQuery, IndustryBody>({
  key: 'industries',
  routes: tsr.industries,
  nameOf: ({ title }) => title,
  texts: { loadFailed: industriesTexts.loadFailed, removal: industryRemovalTexts },
});

export const {
  useList: useIndustries,
  useOne: useIndustry,
  useSave: useIndustrySave,
  useTrash: useIndustryTrash,
} = records;

export const useIndustryOrder = (rows: Industry[]) =>
  records.useOrder(rows, tsr.industries.reorder);
