import type { Locale, Role } from '@shishir/contract';
import {
  Column,
  CreateDateColumn,
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
import type { Principal } from '../../platform/http/principal';
import { MediaEntity } from '../../platform/media/media.entity';
import type { RecordType } from '../../platform/records/record-type';

/** An account of a visitor, of staff or of the owner. */
@Entity({ name: 'users' })
@Index('ux_users_email', ['email'], { unique: true })
@Index('ix_users_role', ['role'])
@Index('ix_users_image', ['image_id'])
export class UserEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 100 }) name: string;
  /** E.164, with `x` and an optional extension. */
  @Column({ type: 'varchar', length: 20 }) number: string;
  /** In lower case. */
  @Column({ type: 'varchar', length: 190 }) email: string;
  /** Argon2id; null if the account signs in elsewhere. */
  @Column({ type: 'varchar', length: 255, nullable: true }) password_hash: string | null;
  @Column({ type: 'varchar', length: 20, default: 'user' }) role: Role;
  @Column({ type: 'datetime', precision: 6, nullable: true }) email_confirmed_at: Date | null;
  /** Time since which signing in requires a code besides the password; null if it does not. */
  @Column({ type: 'datetime', precision: 6, nullable: true }) second_factor_at: Date | null;
  @Column({ type: 'datetime', precision: 6, nullable: true }) last_sign_in_at: Date | null;
  /** Language of the person. */
  @Column({ type: 'varchar', length: 5, default: 'en' }) locale: Locale;
  @Column({ type: 'int', nullable: true }) image_id: number | null;
  @ManyToOne(() => MediaEntity, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'image_id', foreignKeyConstraintName: 'fk_users_image' })
  image: Relation<MediaEntity> | null;
  @SearchText(['name', 'email'], ['number']) search_text: string | null;
  @SortKey('name') name_key: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

export const userRecord: RecordType<UserEntity> = {
  entity: UserEntity,
  label: 'user',
  subject: 'user',
  nameOf: ({ email }) => email,
  audited: ['name', 'email', 'number', 'role', 'locale', 'image_id'],
  isPublic: false,
};

/** A principal with the whole row of its account. */
export type UserPrincipal = Principal<UserEntity>;
