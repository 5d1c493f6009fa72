import type { ReportedVisit } from '@shishir/contract';
import type { QueryClient } from '@tanstack/react-query';
import { replaceData } from '../../platform/api/cache-writes';
import { errorBodyOf, failureText, statusOf } from '../../platform/api/failure';
import { uploadCall } from '../../platform/api/upload-call';
import {
  dropKept,
  keep,
  type KeptReport,
  readKept,
  readPhoto,
  type ReportValues,
} from './kept-reports';

/** `waiting`: no server could take it, so it is sent later. */
type Outcome = { state: 'sent' | 'waiting' } | { state: 'rejected'; error: unknown };

interface Options {
  /** Called before the report is removed from this device. */
  onStored: (data: ReportedVisit) => void;
  onProgress?: (share: number) => void;
}

export const reportKey = (visit: number) => ['visits', 'report', visit];

/** Puts a response of the server into the cache. */
export function showReported(queries: QueryClient, data: ReportedVisit): void {
  replaceData(queries, reportKey(data.visit.id), { status: 200, body: { data } });
  void queries.invalidateQueries({ queryKey: ['visits', 'list'] });
}

/** Returns the current time without seconds, as ISO text. */
export const thisMinute = () => `${new Date(Date.now()).toISOString().slice(0, 16)}:00Z`;

/** Body of a report, or of a correction, as the contract checks it. */
export function toBody(
  values: ReportValues,
  { submission, corrects }: Pick<KeptReport, 'submission' | 'corrects'>,
) {
  const { photos, signed_name, signature, signed_by_name, reason, ended_at, ...shared } = values;
  return {
    ...shared,
    submission,
    ended_at: ended_at || thisMinute(),
    captions: photos.map(({ caption }) => caption),
    ...(corrects === null
      ? { signed_name, signature, signed_by_name: String(signed_by_name) }
      : { reason, revision: String(corrects) }),
  };
}

async function toForm(report: KeptReport): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(toBody(report.values, report))) {
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [index, { id }] of report.values.photos.entries()) {
    const photo = await readPhoto(report, id);
    if (photo) form.set(`photo_${index + 1}`, photo, `${index + 1}.jpg`);
  }
  return form;
}

/** The server can take it later: it was not reached, is overloaded, or wants a new sign-in. */
function isTemporary(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status === 401 || status === 429 || status >= 500;
}

/**
 * Sends a complete report and removes it from this device. Only one tab sends it at a time, and the server stores a
 * submission once, also if its response is lost.
 */
export function sendReport(
  { staff, visit }: Pick<KeptReport, 'staff' | 'visit'>,
  { onStored, onProgress = () => {} }: Options,
): Promise<Outcome> {
  const send = async (): Promise<Outcome> => {
    const report = await readKept(staff, visit);
    if (!report) return { state: 'sent' };
    if (report.state !== 'waiting') return { state: 'waiting' };
    try {
      const { data } = await uploadCall(
        report.corrects === null
          ? 'POST /api/v1/visits/:id/report'
          : 'POST /api/v1/visits/:id/report/corrections',
        { params: { id: visit } },
        await toForm(report),
        onProgress,
        new AbortController().signal,
      );
      onStored(data);
      await dropKept(report);
      return { state: 'sent' };
    } catch (error) {
      if (isTemporary(error)) return { state: 'waiting' };
      const problem = errorBodyOf(error)?.message ?? failureText(error);
      await keep({ ...report, state: 'typing', problem });
      return { state: 'rejected', error };
    }
  };
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(`visit-report:${staff}:${visit}`, send) : send();
}
