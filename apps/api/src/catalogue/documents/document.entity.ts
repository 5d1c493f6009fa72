import type { Document } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { RecordType } from '../../platform/records/record-type';

const owner = { onDelete: 'CASCADE', onUpdate: 'RESTRICT' } as const;

/**
 * A PDF of a product, a category or an installed unit: exactly one of the ids is set. Products and categories show their documents,
 * so their entities are referenced by name, not imported.
 */
@Entity({ name: 'documents' })
@Index('ix_documents_product', ['product_id'])
@Index('ix_documents_category', ['category_id'])
@Index('ix_documents_unit', ['unit_id'])
export class DocumentEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'int', nullable: true }) product_id: number | null;
  @ManyToOne('ProductEntity', owner)
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_documents_product' })
  product: unknown;
  @Column({ type: 'int', nullable: true }) category_id: number | null;
  @ManyToOne('CategoryEntity', owner)
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'fk_documents_category' })
  category: unknown;
  /** Installed unit; without a foreign key, like that of an enquiry. Purging the unit deletes its documents. */
  @Column({ type: 'int', nullable: true }) unit_id: number | null;
  @Column({ type: 'varchar', length: 20 }) type: Document['type'];
  @Column({ type: 'varchar', length: 10 }) language: Document['language'];
  @Column({ type: 'varchar', length: 150 }) title: string;
  /** Visitors may download it as long as they may see its product or category, or have the code of its unit. */
  @Column({ type: 'boolean', default: false }) is_public: boolean;
  /** Name in the store, random so that it cannot be guessed. */
  @Column({ type: 'varchar', length: 40 }) file: string;
  @Column({ type: 'varchar', length: 190 }) file_name: string;
  @Column({ type: 'int' }) bytes: number;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 6 }) deleted_at: Date | null;
}

export const documentRecord: RecordType<DocumentEntity> = {
  entity: DocumentEntity,
  label: 'document',
  subject: 'document',
  nameOf: ({ title }) => title,
  audited: [
    'title',
    'type',
    'language',
    'is_public',
    'product_id',
    'category_id',
    'unit_id',
    'file_name',
  ],
  isPublic: true,
  inTrash: reason('record_in_trash', { record: 'document' }),
};
