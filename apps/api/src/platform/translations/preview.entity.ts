import type { GivenText, TranslatedSubject } from '@shishir/contract';
import {
  Column,
  Entity,
  type EntityManager,
  Index,
  MoreThan,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { hashOfText } from './text-fields';

/** A record whose page staff preview, with what they have not saved yet. */
@Entity({ name: 'preview' })
@Index('ux_preview_token', ['token_hash'], { unique: true })
export class PreviewEntity {
  @PrimaryGeneratedColumn() id: number;
  /** `hashOfText` of the token in the address. */
  @Column({ type: 'varchar', length: 64 }) token_hash: string;
  /** Session of the person; the preview ends with it. */
  @Column({ type: 'varchar', length: 32 }) session_id: string;
  @Column({ type: 'varchar', length: 20 }) subject: TranslatedSubject;
  @Column({ type: 'int' }) subject_id: number;
  /** Unsaved values by field. */
  @Column({ type: 'simple-json' }) english: Record<string, unknown>;
  @Column({ type: 'simple-json' }) bangla: GivenText[];
  @Column({ type: 'datetime', precision: 6 }) expires_at: Date;
}

/** Returns the preview with this token; null after it has expired, or its session has ended. */
export async function previewOf(
  manager: EntityManager,
  token: string | undefined,
): Promise<PreviewEntity | null> {
  if (token === undefined) return null;
  const now = new Date();
  return manager
    .createQueryBuilder(PreviewEntity, 'preview')
    .innerJoin('sessions', 'session', 'session.id = preview.session_id')
    .innerJoin('users', 'user', 'user.id = session.user_id')
    .where({ token_hash: hashOfText(token), expires_at: MoreThan(now) })
    .andWhere('session.revoked_at IS NULL AND session.expires_at > :now', { now })
    .andWhere("user.role <> 'user'")
    .getOne();
}

/** Returns whether a preview is about this record. */
export const shows = (
  preview: PreviewEntity | null,
  subject: string,
  id: number,
): preview is PreviewEntity => preview?.subject === subject && preview.subject_id === id;
