import type { Section } from '@shishir/contract';
import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { SearchText, SortKey } from '../../platform/database/derived-columns';
import { MediaEntity } from '../../platform/media/media.entity';

/** Texts, picture and link of a part of a page. */
@Entity({ name: 'sections' })
@Index('ix_sections_page', ['deleted_at', 'page_key', 'position', 'id'])
@Index('ix_sections_position', ['deleted_at', 'position', 'id'])
@Index('ix_sections_image', ['image_id'])
export class SectionEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 190 }) title: string;
  @Column({ type: 'varchar', length: 50 }) page_key: Section['page_key'];
  @Column({ type: 'varchar', length: 20 }) part: Section['part'];
  @Column({ type: 'varchar', length: 190, nullable: true }) label: string | null;
  /** Markdown. */
  @Column({ type: 'text', nullable: true }) text: string | null;
  @Column({ type: 'varchar', length: 30, nullable: true }) kind: Section['kind'];
  @Column({ type: 'varchar', length: 190, nullable: true }) link: string | null;
  @Column({ type: 'varchar', length: 80, nullable: true }) link_text: string | null;
  @Column({ type: 'varchar', length: 20, default: 'active' }) status: Section['status'];
  @Column({ type: 'int', nullable: true }) image_id: number | null;
  @ManyToOne(() => MediaEntity, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'image_id', foreignKeyConstraintName: 'fk_sections_image' })
  image: Relation<MediaEntity> | null;
  /** Lowest first. */
  @Column({ type: 'int', default: 0 }) position: number;
  @SearchText(['title', 'label', 'text', 'link_text']) search_text: string | null;
  @SortKey('title') title_key: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 6 }) deleted_at: Date | null;
}
