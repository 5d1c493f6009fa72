import type { AppRoute } from '@ts-rest/core';
import { useRef, useState } from 'react';
import { uploadCall } from '../../api/upload-call';

/** Sends forms with files, reports how much of one is sent, and can stop it until all of it is. */
export function useUpload() {
  const [share, setShare] = useState<number | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const upload = async <R extends AppRoute>(method: R['method'], path: string, form: FormData) => {
    stopping.current = new AbortController();
    setShare(0);
    try {
      return await uploadCall<R>(method, path, form, setShare, stopping.current.signal);
    } finally {
      setShare(null);
    }
  };
  // What has arrived as a whole may be written at this moment: then it is too late.
  const stop = share !== null && share < 1 ? () => stopping.current?.abort() : null;
  return { upload, share, stop };
}
