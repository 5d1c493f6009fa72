import type { Address, Endpoint } from '@shishir/contract/client';
import { useEffect, useRef, useState } from 'react';
import { uploadCall } from '../../api/upload-call';

/** Sends forms with files, reports the progress, and can stop an upload before it is complete. Aborted on unmount. */
export function useUpload() {
  const [share, setShare] = useState<number | null>(null);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const upload = async <E extends Endpoint>(
    endpoint: E,
    address: Address<E>,
    form: FormData,
    key?: string,
  ) => {
    stopping.current = new AbortController();
    setShare(0);
    try {
      const { signal } = stopping.current;
      return await uploadCall(endpoint, address, form, setShare, signal, key);
    } finally {
      setShare(null);
    }
  };
  // After the last byte is sent, the server may already be writing it, so it is too late to stop.
  const stop = share !== null && share < 1 ? () => stopping.current?.abort() : null;
  return { upload, share, stop };
}
