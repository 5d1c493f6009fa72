import type { SectionSeed } from '../../sections/section-seed';

/** Bangla texts of a section: the same fields as its English texts, in the same order of sections. */
export type SectionTranslation = Pick<
  SectionSeed,
  'part' | 'title' | 'label' | 'text' | 'link_text'
>;
