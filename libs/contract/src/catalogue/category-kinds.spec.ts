import {
  CATEGORY_KINDS,
  type CategoryKind,
  hasCompressor,
  systemPart,
  unitTypeLabel,
} from './category-kinds';

describe('kinds of categories', () => {
  it.each<[CategoryKind, string | null, string]>([
    ['outdoor_unit', 'Outdoor Unit', 'Outdoor Unit'],
    ['four_way_cassette', 'Indoor Unit', 'Indoor Unit'],
    ['floor_standing', 'Indoor Unit', 'Indoor Unit'],
    ['chiller', null, 'Chiller'],
    ['ventilation', null, 'Ventilator'],
    ['cold_room', null, 'Cold room unit'],
    ['split', null, 'Split AC'],
    ['other', null, 'Other unit'],
  ])('%s has the part %s and the label %s', (kind, part, label) => {
    expect(systemPart(kind)).toBe(part);
    expect(unitTypeLabel(kind)).toBe(label);
  });

  it('include one outdoor unit and ten indoor units of a VRF system', () => {
    const parts = CATEGORY_KINDS.map(systemPart);
    expect(parts.filter((part) => part === 'Outdoor Unit')).toHaveLength(1);
    expect(parts.filter((part) => part === 'Indoor Unit')).toHaveLength(10);
  });

  it('have a compressor if the unit cools without an outdoor unit', () => {
    expect(CATEGORY_KINDS.filter(hasCompressor)).toEqual([
      'outdoor_unit',
      'chiller',
      'split',
      'rooftop_package',
    ]);
  });
});
