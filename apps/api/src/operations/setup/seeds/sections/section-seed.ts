import type { Section } from '@shishir/contract';

type Texts = Pick<Section, 'label' | 'text' | 'kind' | 'link' | 'link_text'>;

/** A section of a page as it ships with the product. */
export interface SectionSeed extends Pick<Section, 'part' | 'title'>, Partial<Texts> {
  /** Key of its picture in the demonstration data. Without it, a section shows a picture of its type of unit. */
  picture?: string;
}
