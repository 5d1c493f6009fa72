import type {
  HistoryDetail,
  HistoryRecord,
  HistorySubject,
  HistoryVersion,
} from '@shishir/contract';
import { Housekeeping } from '../../operations/housekeeping/housekeeping';
import { startInstance } from './instance';
import type { Account, TestApi } from './test-api';

interface Versions {
  data: HistoryVersion[];
  record: HistoryRecord;
  keep_days: number;
}
export const addressOf = (subject: HistorySubject, id: number) =>
  `/api/v1/history/${subject}/${id}`;
/** Actions on the versions of records, over HTTP. */
export const versionStories = (api: TestApi) => ({
  async list(subject: HistorySubject, id: number, query = '') {
    const path = `${addressOf(subject, id)}${query}`;
    const { body, headers } = await api.as('owner', 'get', path).expect(200);
    return { ...(body as Versions), total: Number(headers['x-total-count']) };
  },
  one: async (subject: HistorySubject, id: number, number: number) => {
    const path = `${addressOf(subject, id)}/${number}`;
    const { body } = await api.as('owner', 'get', path).expect(200);
    return body as { data: HistoryDetail; record: HistoryRecord };
  },
  restore: (subject: HistorySubject, id: number, body: object, account: Account = 'owner') =>
    api.as(account, 'post', `${addressOf(subject, id)}/restore`).send(body),
  /** Runs the daily housekeeping. */
  async keepHouse() {
    const other = await startInstance(api);
    await other.instance.get(Housekeeping).run();
    await other.close();
  },
});
