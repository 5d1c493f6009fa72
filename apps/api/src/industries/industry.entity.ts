import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { MediaEntity } from '../media/media.entity';

/** A kind of place that we cool, with its picture and the page about it. */
@Entity({ name: 'industries' })
@Index('ix_industries_place', ['active', 'position', 'id'])
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
}
