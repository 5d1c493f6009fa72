import type { AuditEntry } from '@shishir/contract';
import { auditEntry } from '../../platform/testing/rows';
import { auditSentence, sentenceText } from './audit-sentence';
import { fieldName, valueText } from '../../platform/ui/page/field-text';

const textOf = (own: Partial<AuditEntry>) => sentenceText(auditSentence(auditEntry(own)));
const own = { subject_id: 1, subject_name: 'owner@example.com', changes: [] };
const product = { subject: 'product', subject_id: 15, subject_name: 'AM224DXVGGH' } as const;

test.each<[Partial<AuditEntry>, string]>([
  [{}, 'changed the role of tanvir@example.com from User to Admin'],
  [{ action: 'deleted', ...product }, 'deleted the product AM224DXVGGH'],
  [{ action: 'purged', ...product }, 'permanently deleted the product AM224DXVGGH'],
  [
    {
      action: 'version_restored',
      ...product,
      changes: [{ field: 'restored_from', before: null, after: '2026-11-20T12:04:00.000Z' }],
    },
    'restored the version of 20/11/2026, 18:04 of the product AM224DXVGGH',
  ],
  [
    { action: 'created', subject: 'menu-item', subject_name: 'Duct' },
    'created the menu entry Duct',
  ],
  [{ action: 'deleted' }, 'deleted the account tanvir@example.com'],
  [
    { action: 'sign_in_failed', actor_id: null, actor_name: '' },
    'could not sign in as tanvir@example.com',
  ],
  [
    { action: 'sign_in_failed', actor_id: null, subject_id: null },
    'could not sign in as tanvir@example.com',
  ],
  [{ action: 'signed_in', ...own }, 'signed in'],
  [{ action: 'updated', ...own }, 'changed their own profile'],
  [{ action: 'sessions_ended', ...own }, 'signed out everywhere'],
  [{ action: 'second_factor_on', ...own }, 'turned on their two-step verification'],
  [{ action: 'second_factor_off' }, 'turned off two-step verification for tanvir@example.com'],
  [
    {
      action: 'updated',
      subject: 'setting',
      subject_id: null,
      subject_name: 'Rules of signing in',
    },
    'changed the setting Rules of signing in',
  ],
])('describes %j as "%s"', (given, sentence) => {
  expect(textOf(given)).toBe(sentence);
});

test.each<[string, unknown, string]>([
  ['number', '+8801711000002', '+880 17 1100 0002'],
  ['role', 'super_admin', 'Super admin'],
  ['name', '', 'nothing'],
  ['offer_price', null, 'nothing'],
  ['offer_price', 125000, '৳1,25,000'],
  ['require_second_factor', true, 'yes'],
  ['receive_date', '2026-11-20T18:30:00.000Z', '21/11/2026, 00:30'],
  ['equipment_list', ['Chiller', 'Pump'], 'Chiller, Pump'],
])('formats the value of %s %j as "%s"', (field, value, words) => {
  expect(valueText(field, value)).toBe(words);
});

test.each([
  ['product', 'cooling_tr', 'Cooling TR'],
  ['product', 'offer_price', 'Offer price'],
  ['category', 'has_panel', 'Has a panel'],
  ['category', 'lead_weeks_max', 'Lead time, max.'],
  ['category', 'aliases', 'Other spellings'],
  ['gallery', 'image_id', 'Picture'],
  ['gallery', 'project_location', 'Project Location'],
  ['opening', 'closing_date', 'Last day to apply'],
  ['industry', 'link', 'Page'],
  ['industry', 'active', 'Active'],
] as const)('labels the field of a %s %s "%s"', (subject, field, words) => {
  expect(fieldName(subject, field)).toBe(words);
});
