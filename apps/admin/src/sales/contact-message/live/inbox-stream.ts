import { apiPath } from '@shishir/contract/client';

const NAME = 'inbox-stream';
const RETRY_MS = 30_000;

/**
 * Calls `onChange` with the id of the newest enquiry whenever the inbox changes; returns a function that stops it.
 * One tab of a browser keeps the stream open and forwards its events, since a browser has few connections without
 * HTTP/2. Lists are also polled every minute, so a missing stream only delays updates.
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
  // Undefined on a host without HTTPS.
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
        // Browsers reconnect automatically, but not after an error response.
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
