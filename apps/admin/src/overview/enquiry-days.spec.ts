import { enquiryDays, scaleOf, stackOf, type EnquiryDay } from './enquiry-days';

const day = (contact: number, quotation: number, other: number): EnquiryDay => ({
  label: '20 Nov',
  counts: { contact, quotation, other },
  total: contact + quotation + other,
});

test('rarer kinds are put together, a day without enquiries is zero', () => {
  const days = enquiryDays({
    days: [
      { date: '2026-11-19', counts: { application: 1, subscription: 2, contact: 4 } },
      { date: '2026-11-20', counts: {} },
    ],
    total: 7,
    previous_total: 0,
    new_count: 0,
    waiting_count: 0,
  });
  expect(days).toEqual([
    { label: '19 Nov', counts: { contact: 4, quotation: 0, other: 3 }, total: 7 },
    { label: '20 Nov', counts: { contact: 0, quotation: 0, other: 0 }, total: 0 },
  ]);
});

test.each([
  [0, [0, 1, 2, 3, 4]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6, 8]],
  [16, [0, 4, 8, 12, 16]],
])('the scale of %i has whole steps and room for the highest day', (highest, ticks) => {
  expect(scaleOf([day(highest, 0, 0)])).toEqual({ top: ticks.at(-1), ticks });
});

test('the parts of a bar stand on each other without empty ones', () => {
  expect(stackOf(day(3, 0, 2))).toEqual([
    { part: 'contact', from: 0, to: 3 },
    { part: 'other', from: 3, to: 5 },
  ]);
});
