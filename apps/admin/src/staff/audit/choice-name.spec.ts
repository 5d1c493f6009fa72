import { AUDIT_SUBJECTS, type AuditSubject } from '@shishir/contract';
import { choiceName } from './choice-name';

it.each<[AuditSubject, string, string, string]>([
  ['contact-message', 'status', 'replied', 'Replied'],
  ['reply-template', 'kind', 'quotation', 'Quotation'],
  ['category', 'kind', 'four_way_cassette', '4-way cassette'],
  ['document', 'type', 'data_sheet', 'Data sheet'],
  ['translation', 'state', 'approved', 'Approved'],
  ['customer', 'kind', 'company', 'Company'],
  ['opening', 'status', 'inactive', 'Closed'],
  ['product', 'visibility', 'published', 'published'],
])('names the choice of %s.%s: %s', (subject, field, stored, name) => {
  expect(choiceName(subject, field, stored)).toBe(name);
});

it('leaves words of people as they are', () => {
  for (const subject of AUDIT_SUBJECTS) expect(choiceName(subject, 'title', 'new')).toBe('new');
});
