import type { VrfProject } from '@shishir/contract';
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
import { MediaEntity } from '../media/media.entity';
import type { RecordType } from '../records/record-type';
import { toStaffVrfProject } from './vrf-project.mapper';

/** A VRF project: a picture with its title and text. */
@Entity({ name: 'vrf_project' })
@Index('ix_vrf_project_status', ['deleted_at', 'status', 'id'])
@Index('ix_vrf_project_image', ['image_id'])
export class VrfProjectEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 150 }) title: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'varchar', length: 20, default: 'active' }) status: VrfProject['status'];
  @Column({ type: 'int' }) image_id: number;
  @ManyToOne(() => MediaEntity, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'image_id', foreignKeyConstraintName: 'fk_vrf_project_image' })
  image: Relation<MediaEntity>;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 6 }) deleted_at: Date | null;
}

export const vrfProjectRecord: RecordType<VrfProjectEntity> = {
  entity: VrfProjectEntity,
  label: 'VRF project',
  subject: 'vrf-project',
  nameOf: ({ title }) => title,
  audited: ['title', 'description', 'status', 'image_id'],
  isPublic: true,
  inTrash: 'This VRF project is in the trash. Take it out of there first.',
  current: async (manager, id) => {
    const relations = { image: true };
    const row = await manager.findOne(VrfProjectEntity, { where: { id }, relations });
    return row && toStaffVrfProject(row);
  },
};
