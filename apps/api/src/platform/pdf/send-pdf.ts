import type { Response } from 'express';

/** Sends a PDF with its ETag, bypassing the contract, which only supports JSON. Browsers display it inline. */
export function sendPdf(
  response: Response,
  { fileName, pdf }: { fileName: string; pdf: Buffer },
): void {
  // Express encodes any file name, but only for downloads.
  const attachment = String(response.attachment(fileName).get('Content-Disposition'));
  response.set('Content-Disposition', attachment.replace(/^attachment/, 'inline')).send(pdf);
}
