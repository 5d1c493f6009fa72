/** Share of a form with a file that is sent while its response is pending. */
const SHARE_ON_ITS_WAY = 0.64;

/** Gives uploads, whose progress `fetch` cannot report, the same responses as all other calls. */
export class UploadStub {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  private call = { method: '', address: '' };

  open(method: string, address: string): void {
    this.call = { method, address };
  }

  setRequestHeader(): void {}

  /** Ignores everything after it. */
  abort(): void {
    this.onload = undefined;
    this.onerror = undefined;
    this.onabort?.();
  }

  send(body: FormData): void {
    void this.response(body);
  }

  private async response(body: FormData): Promise<void> {
    const { method, address } = this.call;
    try {
      const response = fetch(address, { method, body });
      if ([...body.values()].some((value) => value instanceof File)) {
        this.upload.onprogress?.({ loaded: SHARE_ON_ITS_WAY, total: 1 });
      }
      const { status, responseText } = await response.then(async (given) => ({
        status: given.status,
        responseText: await given.text(),
      }));
      Object.assign(this, { status, responseText });
    } catch {
      this.onerror?.();
      return;
    }
    this.onload?.();
  }
}
