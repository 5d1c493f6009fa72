import { type Invitation, INVITATION_DAYS, type StaffRole } from '@shishir/contract';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { RecordType } from '../../../platform/records/record-type';

/** An invitation to work in the dashboard, one per address. Only the hash of its link's secret is stored. */
@Entity({ name: 'invitation' })
@Index('ux_invitation_email', ['email'], { unique: true })
@Index('ux_invitation_token', ['token_hash'], { unique: true })
export class InvitationEntity {
  @PrimaryGeneratedColumn() id: number;
  /** Owner who last sent it. It works only as long as that account is an owner. */
  @Column({ type: 'int', nullable: true }) inviter_id: number | null;
  /** In lower case. */
  @Column({ type: 'varchar', length: 190 }) email: string;
  @Column({ type: 'varchar', length: 100, nullable: true }) name: string | null;
  @Column({ type: 'varchar', length: 20 }) role: StaffRole;
  /** Note of the owner in the mail. */
  @Column({ type: 'varchar', length: 500, nullable: true }) note: string | null;
  /** SHA-256 of the secret, 64 hex characters. */
  @Column({ type: 'varchar', length: 64 }) token_hash: string;
  @Column({ type: 'datetime', precision: 6 }) expires_at: Date;
  /** The row is kept for a while after that, so that the link can report that it was used. */
  @Column({ type: 'datetime', precision: 6, nullable: true }) accepted_at: Date | null;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

export const invitationRecord: RecordType<InvitationEntity> = {
  entity: InvitationEntity,
  label: 'invitation',
  subject: 'invitation',
  nameOf: ({ email }) => email,
  audited: ['email', 'name', 'role'],
  isPublic: false,
};

const LIFETIME_MS = INVITATION_DAYS * 24 * 60 * 60_000;

/** Returns the time at which a link sent now expires. */
export const linkEnd = () => new Date(Date.now() + LIFETIME_MS);

/** Returns an invitation without its note and hash. */
export function toInvitation(row: InvitationEntity, hasAccount: boolean): Invitation {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    has_account: hasAccount,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}
