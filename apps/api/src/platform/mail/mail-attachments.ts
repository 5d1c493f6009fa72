export interface MailDocument {
  filename: string;
  content: Buffer;
  contentType: string;
}

/**
 * Renders the documents that mails have attached, when they are sent. Mails name them by a reference such as
 * `quotation/12`; what they are about stands above the mails, so `quotations` provides the implementation.
 */
export abstract class MailAttachments {
  /** Null where what the reference names was deleted: the mail is not tried again. */
  abstract render(reference: string): Promise<MailDocument | null>;
}
