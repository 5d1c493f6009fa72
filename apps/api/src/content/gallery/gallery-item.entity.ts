import type { GalleryItem } from '@shishir/contract';
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

/** A picture of finished work with its title and text. */
@Entity({ name: 'gallery' })
@Index('ix_gallery_status', ['deleted_at', 'status', 'id'])
@Index('ix_gallery_position', ['deleted_at', 'position', 'id'])
@Index('ix_gallery_image', ['image_id'])
export class GalleryItemEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 150 }) title: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'varchar', length: 150, nullable: true }) project_name: string | null;
  @Column({ type: 'varchar', length: 150, nullable: true }) project_location: string | null;
  @Column({ type: 'varchar', length: 20, default: 'active' }) status: GalleryItem['status'];
  @Column({ type: 'int' }) image_id: number;
  @ManyToOne(() => MediaEntity, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'image_id', foreignKeyConstraintName: 'fk_gallery_image' })
  image: Relation<MediaEntity>;
  /** Visitors see the lowest first; a new item comes before all others. */
  @Column({ type: 'int', default: 0 }) position: number;
  @SearchText(['title', 'description', 'project_name', 'project_location']) search_text:
    string | null;
  @SortKey('title') title_key: string | null;
  @SortKey('project_name') project_name_key: string | null;
  @SortKey('project_location') project_location_key: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 6 }) deleted_at: Date | null;
}
