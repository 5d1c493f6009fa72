import { apiPath } from '@shishir/contract/client';

const NAME = 'inbox-stream';
const RETRY_MS = 30_000;

/**
 * Calls `onChange` with the id of the newest enquiry whenever the inbox changes, and returns the function that ends it.
 * One tab of a browser holds the stream and passes on what it gets: without HTTP/2 a browser has few connections.
 * Lists are read every minute in any case, so that a stream that is not there only makes them slower.
 */
export function watchInbox(onChange: (newest: number) => void): () => void {
  if (typeof EventSource === 'undefined') return () => {};
  const ending = new AbortController();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<number>) => onChange(data);
  }
  const lead = () =>
    holdStream(ending.signal, (newest) => {
      channel?.postMessage(newest);
      onChange(newest);
    });
  // Not there on a host without https.
  if (navigator.locks) {
    void navigator.locks.request(NAME, { signal: ending.signal }, lead).catch(() => {});
  } else {
    void lead();
  }
  return () => {
    ending.abort();
    channel?.close();
  };
}

/** Keeps a stream open until `signal` is aborted. */
function holdStream(signal: AbortSignal, onChange: (newest: number) => void): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      const opened = new EventSource(apiPath('GET /api/v1/contact-message/stream', { query: {} }));
      source = opened;
      opened.addEventListener('inbox', ({ data }: MessageEvent<string>) =>
        onChange((JSON.parse(data) as { newest: number }).newest),
      );
      opened.onerror = () => {
        // A browser connects again by itself, but not after an error response.
        if (opened.readyState === EventSource.CLOSED) retry = setTimeout(open, RETRY_MS);
      };
    };
    signal.addEventListener('abort', () => {
      clearTimeout(retry);
      source?.close();
      resolve();
    });
    open();
  });
}
