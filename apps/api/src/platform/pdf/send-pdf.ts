import type { Response } from 'express';

/** Writes a PDF to the response itself, with its tag; the contract knows JSON only. Browsers show it. */
export function sendPdf(
  response: Response,
  { fileName, pdf }: { fileName: string; pdf: Buffer },
): void {
  // Express knows how to write any name, but only for downloads.
  const attachment = String(response.attachment(fileName).get('Content-Disposition'));
  response.set('Content-Disposition', attachment.replace(/^attachment/, 'inline')).send(pdf);
}
