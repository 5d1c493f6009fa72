import type { DrawingFile } from '@shishir/contract';
import { DRAWING_FILE } from '@shishir/contract/rules';
import { useEffect, useRef, useState } from 'react';
import { errorBodyOf } from '../../platform/api/failure';
import { uploadCall, UploadStopped } from '../../platform/api/upload-call';
import { toFormData } from '../../platform/ui/form/schema-form';
import { drawingTexts as texts } from './vrf-project.texts';

/** File that is being uploaded, or was rejected. */
export interface DrawingUpload {
  key: number;
  file: File;
  /** Uploaded share, from 0 to 1. */
  share: number;
  error: string | null;
  /** True if another attempt may succeed. */
  retry: boolean;
}

export type DrawingUploads = ReturnType<typeof useDrawingUploads>;

/** Uploads drawings one by one while the user fills in the form; leaving the form stops them. */
export function useDrawingUploads(onUploaded: (drawing: DrawingFile) => void) {
  const [rows, setRows] = useState<DrawingUpload[]>([]);
  const lastKey = useRef(0);
  const stops = useRef(new Map<number, AbortController>());
  // A ref, since the rows of the form may change during an upload.
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
    /** Number of running uploads. */
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
      const row = rows.find((upload) => upload.key === key);
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

/** Returns the error message for a chosen file; the API checks its content. */
function drawingError({ name, size }: File): string | null {
  const extension = /\.\w+$/.exec(name)?.[0].toLowerCase() ?? '';
  if (!EXTENSIONS.includes(extension)) return texts.wrongType(extension.slice(1).toUpperCase());
  if (size > DRAWING_FILE.maxMegabytes * 1024 * 1024) return DRAWING_FILE.tooLarge;
  return size === 0 ? texts.empty : null;
}
