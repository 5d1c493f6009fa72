import type { Opening, OpeningQuery } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { recordQueries } from '../../platform/ui/record/record-queries';
import type { OpeningBody } from './opening-form-values';
import { openingRemovalTexts, openingsTexts } from './openings.texts';

const records = recordQueries<Opening, OpeningQuery, OpeningBody>({
  key: 'openings',
  routes: tsr.openings,
  nameOf: ({ title }) => title,
  texts: { loadFailed: openingsTexts.loadFailed, removal: openingRemovalTexts },
  // Without a picture it goes as JSON.
  encode: (body) => body,
});

export const {
  useList: useOpenings,
  useOne: useOpening,
  useSave: useOpeningSave,
  useTrash: useOpeningTrash,
} = records;

/** How many there are by status; undefined until it is known. */
export const useOpeningCounts = () =>
  tsr.openings.counts.useQuery({ queryKey: ['openings', 'counts'] }).data?.body.data;

export const useOpeningOrder = (rows: Opening[]) => records.useOrder(rows, tsr.openings.reorder);

export const useOpeningBulk = () =>
  records.useBulk<Opening['status']>(openingsTexts.several, tsr.openings);
