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

/** A kind of building that we cool, with a picture and a link to its page. */
@Entity({ name: 'industries' })
@Index('ix_industries_place', ['active', 'position', 'id'])
@Index('ix_industries_position', ['deleted_at', 'position', 'id'])
@Index('ix_industries_image', ['image_id'])
export class IndustryEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 150 }) title: string;
  @Column({ type: 'varchar', length: 190 }) link: string;
  @Column({ type: 'int', nullable: true }) image_id: number | null;
  @ManyToOne(() => MediaEntity, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'image_id', foreignKeyConstraintName: 'fk_industries_image' })
  image: Relation<MediaEntity> | null;
  @Column({ type: 'int', default: 0 }) position: number;
  @Column({ type: 'boolean', default: true }) active: boolean;
  @SearchText(['title', 'link']) search_text: string | null;
  @SortKey('title') title_key: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 6 }) deleted_at: Date | null;
}
