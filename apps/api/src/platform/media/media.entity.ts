import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  VersionColumn,
} from 'typeorm';

/** The default focal point. */
export const CENTRE = 50;

/** Pictures uploaded to the library. They are kept, used or not, until they are deleted there. */
export const LIBRARY_KIND = 'library';

/** A stored picture. Its files are in the storage folder under `key`, one for each width and format. */
@Entity({ name: 'media' })
@Index('ux_media_key', ['key'], { unique: true })
export class MediaEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 150 }) key: string;
  @Column({ type: 'varchar', length: 20 }) kind: string;
  @Column({ type: 'varchar', length: 40 }) mime: string;
  @Column({ type: 'int' }) bytes: number;
  @Column({ type: 'int' }) width: number;
  @Column({ type: 'int' }) height: number;
  /** A data URI of a few pixels, displayed until the picture is loaded. */
  @Column({ type: 'varchar', length: 1000 }) blur: string;
  @Column({ type: 'varchar', length: 300 }) alt: string;
  /** Focal point that stays visible when the picture is cropped, in whole percent from the top left corner. */
  @Column({ type: 'int', default: CENTRE }) focal_x: number;
  @Column({ type: 'int', default: CENTRE }) focal_y: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @Column({ type: 'int', nullable: true }) created_by: number | null;
  /** Time at which a record replaced this picture. From then on it is kept only for former versions. */
  @Column({ type: 'datetime', precision: 6, nullable: true }) released_at: Date | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
}
