import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { MediaEntity } from './media.entity';

/** An address of a picture on the old site, which old rows and links still use. */
@Entity({ name: 'media_alias' })
@Index('ux_media_alias_path', ['path'], { unique: true })
@Index('ix_media_alias_media', ['media_id'])
export class MediaAliasEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 190 }) path: string;
  @Column({ type: 'int' }) media_id: number;
  @ManyToOne(() => MediaEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'media_id', foreignKeyConstraintName: 'fk_media_alias_media' })
  media: Relation<MediaEntity>;
}
