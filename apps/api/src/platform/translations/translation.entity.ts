import type { Locale, TRANSLATION_STATES, TranslatedSubject } from '@shishir/contract';
import { Column, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { BanglaSearchText } from '../database/derived-columns';

/** A text of a record in another language. Like the audit log, it has no foreign key to the record. */
@Entity({ name: 'translation' })
@Index('ux_translation_text', ['subject', 'subject_id', 'field', 'locale'], { unique: true })
@Index('ix_translation_state', ['locale', 'state', 'subject'])
export class TranslationEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 20 }) subject: TranslatedSubject;
  @Column({ type: 'int' }) subject_id: number;
  /** Name of the field in `TRANSLATED_FIELDS` of the contract. */
  @Column({ type: 'varchar', length: 150 }) field: string;
  @Column({ type: 'varchar', length: 5 }) locale: Locale;
  /** Blank after the translation was removed. */
  @Column({ type: 'text' }) text: string;
  /** Text that visitors see: the last approved one, also while `text` is a newer draft. Null until one is approved. */
  @Column({ type: 'text', nullable: true }) approved: string | null;
  /** `hashOfText` of the English text that was translated. */
  @Column({ type: 'varchar', length: 64 }) source_hash: string;
  @Column({ type: 'varchar', length: 20, default: 'draft' })
  state: (typeof TRANSLATION_STATES)[number];
  /** Account that wrote it; null for texts that ship with the product. */
  @Column({ type: 'int', nullable: true }) by_id: number | null;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) at: Date;
  @BanglaSearchText('approved') search_text: string | null;
}
