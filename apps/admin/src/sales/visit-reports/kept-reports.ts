import type { PressureUnit, ReportCheck, ReportReading } from '@shishir/contract';
import { createStore, delMany, get, keys, set, type UseStore, values } from 'idb-keyval';
import { useSyncExternalStore } from 'react';

/** Typed values of a unit. Readings stay as typed. */
export type UnitValues = Record<ReportReading, string> & {
  unit_id: number | null;
  name: string;
  serviced: boolean;
  pressure_unit: PressureUnit;
  checks: ReportCheck[];
  note: string;
};

export interface ReportValues {
  units: UnitValues[];
  work_done: string;
  parts: string;
  recommendation: string;
  /** ISO text, or text as typed; an empty end is the time of saving. */
  started_at: string;
  ended_at: string;
  technician: string;
  /** Each photo is kept under its id. */
  photos: { id: string; caption: string }[];
  signed_name: string;
  signature: string;
  signed_by_name: boolean;
  reason: string;
}

/** A report that this device keeps until the server has it. */
export interface KeptReport {
  staff: number;
  visit: number;
  /** Title of the visit. */
  title: string;
  submission: string;
  /** Version that it corrects; null for the signed report. */
  corrects: number | null;
  /** A waiting report is complete and is sent as soon as possible. */
  state: 'typing' | 'waiting';
  /** Time of the last change. */
  at: string;
  values: ReportValues;
  /** Why the server rejected it. */
  problem?: string;
}

const keyOf = (staff: number, visit: number) => `report:${staff}:${visit}`;
const photoKey = (staff: number, visit: number, id: string) => `photo:${staff}:${visit}:${id}`;

let store: UseStore | undefined;
/** Opened with the first use. Throws in browsers without a database. */
const open = () => (store ??= createStore('visit-reports', 'kept'));

let kept: readonly KeptReport[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly KeptReport[]): void {
  kept = next;
  for (const listener of listeners) listener();
}

const others = ({ staff, visit }: Pick<KeptReport, 'staff' | 'visit'>) =>
  kept.filter((one) => one.staff !== staff || one.visit !== visit);

/** Reads the reports of this device. Without a database there are none. */
export async function loadKept(): Promise<void> {
  try {
    const all = await values<KeptReport | Blob>(open());
    publish(all.filter((one): one is KeptReport => !(one instanceof Blob)));
  } catch {
    publish([]);
  }
}

/** Keeps a report. Resolves to false if the browser cannot keep it. */
export async function keep(report: KeptReport): Promise<boolean> {
  publish([...others(report), report]);
  try {
    await set(keyOf(report.staff, report.visit), report, open());
    return true;
  } catch {
    return false;
  }
}

export async function keepPhoto(
  { staff, visit }: Pick<KeptReport, 'staff' | 'visit'>,
  id: string,
  photo: Blob,
): Promise<boolean> {
  try {
    await set(photoKey(staff, visit, id), photo, open());
    return true;
  } catch {
    return false;
  }
}

export async function readPhoto(
  { staff, visit }: Pick<KeptReport, 'staff' | 'visit'>,
  id: string,
): Promise<Blob | null> {
  try {
    return (await get<Blob>(photoKey(staff, visit, id), open())) ?? null;
  } catch {
    return null;
  }
}

/** Returns a report as it is kept now, also by another tab. */
export async function readKept(staff: number, visit: number): Promise<KeptReport | null> {
  const known = () => kept.find((one) => one.staff === staff && one.visit === visit) ?? null;
  try {
    return (await get<KeptReport>(keyOf(staff, visit), open())) ?? null;
  } catch {
    return known();
  }
}

/** Removes a report with its photos from this device. */
export async function dropKept(report: Pick<KeptReport, 'staff' | 'visit'>): Promise<void> {
  const { staff, visit } = report;
  publish(others(report));
  try {
    const photos = `photo:${staff}:${visit}:`;
    const own = (await keys<string>(open())).filter((key) => key.startsWith(photos));
    await delMany([keyOf(staff, visit), ...own], open());
  } catch {
    // Nothing was kept.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the reports of an account on this device. */
export function useKeptReports(staff: number): KeptReport[] {
  const all = useSyncExternalStore(subscribe, () => kept);
  return all.filter((one) => one.staff === staff);
}
