import { counterOf, emptyReport } from '../../catalogue/import/report';
import { printReport } from './print-report';

describe('the printed report', () => {
  it('has a line for each kind of change', () => {
    const report = { ...emptyReport(4), written: true, new: 1, unchanged: 1 };
    const count = counterOf(report);
    count('number', 'cooling_kw');
    count('number', 'cooling_kw');
    count('blank', 'offer_price');
    count('reference', 'category');
    count('reference', 'image_1');
    count('brand', 'brand');
    count('left out', 'type');
    report.changes.push(
      { kind: 'id', row: 3, field: 'id', model: 'AN035', from: 62, to: 71, why: 'doubled' },
      { kind: 'spelling', row: 2, field: 'type', from: 'indoor unit', to: 'Indoor Unit' },
      { kind: 'unknown-picture', row: 2, field: 'image_2', from: '/images/x.webp' },
    );
    report.changed.push({
      row: 1,
      id: 5,
      model: 'A',
      fields: [{ field: 'offer_price', from: 10, to: null }],
    });
    report.wrong.push({ row: 4, field: 'title', reason: 'This is required but empty.' });
    report.warnings.push({ row: 1, id: 5, message: 'Look.' });
    expect(printReport(report)).toEqual([
      'Wrong:',
      '  row 4, title: This is required but empty.',
      'Changed on the way in:',
      '  cooling_kw: text became a number in 2 rows',
      '  offer_price: empty text became none in 1 row',
      '  category: a name became a reference in 1 row',
      '  image_1: an old address became a stored picture in 1 row',
      '  brand: Samsung in 1 row without one',
      '  type: left out in 1 row of categories without one',
      '  row 3, id: 62 is used twice; AN035 has 71',
      '  row 2, type: ‘indoor unit’ is read as ‘Indoor Unit’',
      '  row 2, image_2: the picture /images/x.webp does not exist; it is left out',
      'Please check:',
      '  row 1, product 5: Look.',
      'Products changed:',
      '  row 1, product 5 (A): offer_price ‘10’ -> none',
      '4 rows read: 1 new, 1 changed, 1 unchanged, 1 wrong.',
    ]);
  });

  it('truncates a long list and reports how much is missing', () => {
    const report = emptyReport(60);
    for (let row = 1; row <= 60; row++) report.wrong.push({ row, field: 'id', reason: 'No.' });
    const lines = printReport(report);
    expect(lines).toContain('  ... and 10 more');
    expect(lines).toHaveLength(54);
    expect(lines.slice(-2)).toEqual([
      '60 rows read: 0 new, 0 changed, 0 unchanged, 60 wrong.',
      'Nothing was written.',
    ]);
  });
});
