import type { SectionedPage } from '@shishir/contract';
import { SECTIONS } from '../sections.seeds';
import { BANGLA_SECTIONS, TEXT_FIELDS } from './section-texts';

/** Returns the parts that both languages share: placeholders, references to notes, links, cells of tables. */
const marksOf = (text: string) =>
  (text.match(/\{\w+\}|\[\d\]|\]\([^)]*\)|^\||\n\||^- |\n- /g) ?? []).sort();

describe.each(Object.entries(BANGLA_SECTIONS))('the Bangla texts of %s', (page, sections) => {
  const english = SECTIONS[page as SectionedPage];

  it('are for the same sections and fields', () => {
    const shapeOf = (section: (typeof sections)[number]) => [
      section.part,
      ...TEXT_FIELDS.filter((field) => section[field]),
    ];
    expect(sections.map(shapeOf)).toEqual(english.map(shapeOf));
  });

  it('keep placeholders, notes, links and tables', () => {
    for (const [index, section] of sections.entries()) {
      for (const field of TEXT_FIELDS) {
        const marks = marksOf(section[field] ?? '');
        expect([section.title, marks]).toEqual([
          section.title,
          marksOf(english[index]?.[field] ?? ''),
        ]);
      }
    }
  });
});
