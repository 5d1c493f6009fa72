import { type Invitation, INVITATION_DAYS, type StaffRole } from '@shishir/contract';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { RecordType } from '../../../platform/records/record-type';

/** An invitation to work in the dashboard: one for each address. Only the hash of its link's secret is stored. */
@Entity({ name: 'invitation' })
@Index('ux_invitation_email', ['email'], { unique: true })
@Index('ux_invitation_token', ['token_hash'], { unique: true })
export class InvitationEntity {
  @PrimaryGeneratedColumn() id: number;
  /** The owner who sent it last. It works only while that account is an owner's. */
  @Column({ type: 'int', nullable: true }) inviter_id: number | null;
  /** Lower case. */
  @Column({ type: 'varchar', length: 190 }) email: string;
  @Column({ type: 'varchar', length: 100, nullable: true }) name: string | null;
  @Column({ type: 'varchar', length: 20 }) role: StaffRole;
  /** The owner's line in the mail. */
  @Column({ type: 'varchar', length: 500, nullable: true }) note: string | null;
  /** SHA-256 of the secret, 64 hex characters. */
  @Column({ type: 'varchar', length: 64 }) token_hash: string;
  @Column({ type: 'datetime', precision: 6 }) expires_at: Date;
  /** The row stays for a while after that, so that the link can say that it was used. */
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

/** When a link that is sent now stops working. */
export const linkEnd = () => new Date(Date.now() + LIFETIME_MS);

/** An invitation on the wire; note and hash stay behind. */
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
