export interface MailDocument {
  filename: string;
  content: Buffer;
  contentType: string;
}

/**
 * Renders documents attached to mails at the time of sending. Mails name them by a reference such as `quotation/12`.
 * Implemented by `quotations`, which depends on this folder.
 */
export abstract class MailAttachments {
  /** Resolves to null if the document was deleted; the mail is not retried then. */
  abstract render(reference: string): Promise<MailDocument | null>;
}
