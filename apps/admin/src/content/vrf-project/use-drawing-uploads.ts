import type { DrawingFile } from '@shishir/contract';
import { DRAWING_FILE } from '@shishir/contract/rules';
import { useEffect, useRef, useState } from 'react';
import { errorBodyOf } from '../../platform/api/failure';
import { uploadCall, UploadStopped } from '../../platform/api/upload-call';
import { toFormData } from '../../platform/ui/form/schema-form';
import { drawingTexts as texts } from './vrf-project.texts';

/** A file on its way, or one that was rejected. */
export interface DrawingUpload {
  key: number;
  file: File;
  /** How much of it is sent, from 0 to 1. */
  share: number;
  error: string | null;
  /** It may work another time. */
  retry: boolean;
}

export type DrawingUploads = ReturnType<typeof useDrawingUploads>;

/** Uploads drawings one by one while the rest of the form is filled in; leaving it stops them. */
export function useDrawingUploads(onUploaded: (drawing: DrawingFile) => void) {
  const [rows, setRows] = useState<DrawingUpload[]>([]);
  const lastKey = useRef(0);
  const stops = useRef(new Map<number, AbortController>());
  // The rows in the form may have changed while a file was on its way.
  const uploaded = useRef(onUploaded);
  useEffect(() => {
    uploaded.current = onUploaded;
  });
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);

  const patch = (key: number, change: Partial<DrawingUpload>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const drop = (key: number) => setRows((before) => before.filter((row) => row.key !== key));

  const send = async (key: number, file: File) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const { data } = await uploadCall(
        'POST /api/v1/vrf-project/drawings',
        {},
        toFormData({}, { drawing: file }),
        (share) => patch(key, { share }),
        stop.signal,
      );
      drop(key);
      uploaded.current(data);
    } catch (error) {
      if (error instanceof UploadStopped) return;
      const body = errorBodyOf(error);
      patch(key, { error: body?.fields?.['drawing'] ?? texts.failed, retry: !body?.fields });
    } finally {
      stops.current.delete(key);
    }
  };
  return {
    rows,
    /** How many are on their way. */
    running: rows.filter(({ error }) => error === null).length,
    start: (files: File[]) => {
      for (const file of files) {
        const key = ++lastKey.current;
        const error = drawingError(file);
        setRows((before) => [...before, { key, file, share: 0, error, retry: false }]);
        if (error === null) void send(key, file);
      }
    },
    again: (key: number) => {
      const row = rows.find((one) => one.key === key);
      if (!row) return;
      patch(key, { error: null, share: 0, retry: false });
      void send(key, row.file);
    },
    remove: (key: number) => {
      stops.current.get(key)?.abort();
      drop(key);
    },
    clear: () => setRows([]),
  };
}

const EXTENSIONS = DRAWING_FILE.accept.split(',');

/** What is wrong with a chosen file, as a sentence; the API checks its content. */
function drawingError({ name, size }: File): string | null {
  const extension = /\.\w+$/.exec(name)?.[0].toLowerCase() ?? '';
  if (!EXTENSIONS.includes(extension)) return texts.wrongType(extension.slice(1).toUpperCase());
  if (size > DRAWING_FILE.maxMegabytes * 1024 * 1024) return DRAWING_FILE.tooLarge;
  return size === 0 ? texts.empty : null;
}
