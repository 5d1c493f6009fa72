import type { Drawing, VrfProject } from '@shishir/contract';
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

/** A building that is or was air-conditioned, with its client and equipment. */
@Entity({ name: 'vrf_project' })
@Index('ix_vrf_project_status', ['deleted_at', 'status', 'id'])
@Index('ix_vrf_project_image', ['image_id'])
@Index('ix_vrf_project_publish', ['publish_at'])
export class VrfProjectEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 150 }) project_name: string;
  @Column({ type: 'varchar', length: 150 }) client_name: string;
  @Column({ type: 'varchar', length: 150, nullable: true }) location: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) brand: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) capacity: string | null;
  @Column({ type: 'varchar', length: 150, nullable: true }) indoor_type: string | null;
  @Column({ type: 'varchar', length: 150, nullable: true }) outdoor_type: string | null;
  // Days as ISO text: a driver reads a date in the time zone of its process.
  @Column({ type: 'varchar', length: 10, nullable: true }) start_date: string | null;
  @Column({ type: 'varchar', length: 10, nullable: true }) completed_date: string | null;
  @Column({ type: 'varchar', length: 20, default: 'active' }) status: VrfProject['status'];
  @Column({ type: 'varchar', length: 50, nullable: true }) category: VrfProject['category'];
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'text', nullable: true }) remarks: string | null;
  @Column({ type: 'simple-json' }) equipment_list: string[];
  @Column({ type: 'simple-json' }) drawings: Drawing[];
  /** Hidden from visitors until then; null once that time has passed. */
  @Column({ type: 'datetime', precision: 6, nullable: true }) publish_at: Date | null;
  @Column({ type: 'int', nullable: true }) image_id: number | null;
  @ManyToOne(() => MediaEntity, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'image_id', foreignKeyConstraintName: 'fk_vrf_project_image' })
  image: Relation<MediaEntity> | null;
  @SearchText(['project_name', 'location', 'brand', 'description']) search_text: string | null;
  /** Search text for staff: with it, visitors could find out fields that they do not see. */
  @SearchText(['project_name', 'client_name', 'location', 'brand', 'description', 'remarks'])
  staff_search_text: string | null;
  @SortKey('project_name') project_name_key: string | null;
  @SortKey('client_name') client_name_key: string | null;
  @SortKey('location') location_key: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 6 }) deleted_at: Date | null;
}
