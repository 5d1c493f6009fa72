/** Texts of the PDF of a visit report. */
export const visitReportTexts = {
  title: 'Service report',
  titleOf: (number: string, revision: number | null) =>
    revision === null
      ? `Service report ${number}`
      : `Service report ${number}, version ${revision}`,
  meta: {
    report: 'Report',
    version: 'Version',
    visit: 'Visit',
    technician: 'Technician',
  },
  people: { customer: 'Customer', site: 'Site' },
  correction: (reason: string) => `Corrected after the signature. Reason: ${reason}`,
  units: {
    title: 'Units',
    serial: (serial: string) => `Serial no. ${serial}`,
    notServiced: 'Not serviced at this visit',
    done: (checks: string[]) => `Done: ${checks.join(', ')}`,
  },
  work: 'Work done',
  parts: 'Parts used',
  photos: 'Photos',
  recommendation: 'Recommendation',
  signatures: {
    company: (company: string) => `For ${company}`,
    customer: 'For the customer',
    typed: 'Signed by name',
    /** Below the signature on a corrected version. */
    first: 'The customer signed version 1.',
  },
};
