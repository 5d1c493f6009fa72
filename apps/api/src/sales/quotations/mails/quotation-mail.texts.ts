/** Texts of the emails about quotations. */
export const quotationMailTexts = {
  greeting: (name: string) => `Dear ${name},`,
  title: (revision: string) => `Quotation ${revision}`,
  open: 'Open the quotation',
  openInDashboard: 'Open in the dashboard',
  facts: {
    quotation: 'Quotation',
    subject: 'Subject',
    total: 'Total, excl. VAT',
    validUntil: 'Valid until',
    recipient: 'Recipient',
    email: 'Email',
    phone: 'Phone',
  },
  noPrice: 'To be quoted',
  revision: {
    subject: (title: string, company: string) => `${title} from ${company}`,
    replaces: (revision: number) => `This replaces revision ${revision}.`,
    attached:
      'Your quotation is attached as a PDF. Use the link to read it online, ask a question or accept it.',
  },
  answer: {
    subject: (title: string, company: string) => `Re: ${title} from ${company}`,
    heading: 'An answer to your question',
    question: 'Your question:',
  },
  accepted: {
    subject: (revision: string, name: string) => `${revision} was accepted by ${name}`,
    heading: 'Quotation accepted',
    text: (name: string) =>
      `${name} has accepted this revision with its prices and terms. Please call to agree dates.`,
  },
  question: {
    subject: (revision: string, name: string) => `${revision}: question from ${name}`,
    heading: 'A question about a quotation',
    text: 'Answer it in the dashboard, so that your answer also appears on the quotation page. A reply to this email goes to the customer only.',
    quote: 'Question:',
  },
};
