import type { Address, Endpoint } from '@shishir/contract/client';
import { useEffect, useRef, useState } from 'react';
import { uploadCall } from '../../api/upload-call';

/** Sends forms with files, reports how much of one is sent, and can stop it until all of it is. Leaving ends it. */
export function useUpload() {
  const [share, setShare] = useState<number | null>(null);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const upload = async <E extends Endpoint>(endpoint: E, address: Address<E>, form: FormData) => {
    stopping.current = new AbortController();
    setShare(0);
    try {
      return await uploadCall(endpoint, address, form, setShare, stopping.current.signal);
    } finally {
      setShare(null);
    }
  };
  // What has arrived as a whole may be written at this moment: then it is too late.
  const stop = share !== null && share < 1 ? () => stopping.current?.abort() : null;
  return { upload, share, stop };
}
