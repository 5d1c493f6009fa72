import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type Role,
  ROLES,
  STAFF_ROLES,
  type UpdateUser,
  type UserQuery,
  type UserSummary,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { type EntityManager, In, IsNull, Repository } from 'typeorm';
import { SecondFactorService } from '../auth/second-factor/second-factor.service';
import { SecurityService } from '../auth/security/security.service';
import { SessionsService } from '../auth/sessions/sessions.service';
import { orderBy, type Page, pageOf, search } from '../../platform/database/queries';
import {
  Conflict,
  type FieldProblems,
  InvalidInput,
  NotAllowed,
  NotFound,
  SecondFactorMissing,
} from '../../platform/http/api-error';
import { isStaff } from '../../platform/http/principal';
import { MediaService, type NewPicture } from '../../platform/media/media.service';
import { anonymize, changesBetween, nameless } from '../../platform/records/audit';
import { type Change, change } from '../../platform/records/change';
import { InvitationEntity } from './invitations/invitation.entity';
import { UserEntity, type UserPrincipal, userRecord } from './user.entity';

const SORTABLE = {
  id: 'user.id',
  name: 'user.name_key',
  email: 'user.email',
  role: 'user.role',
  created_at: 'user.created_at',
  last_sign_in_at: 'user.last_sign_in_at',
};

@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly security: SecurityService,
    private readonly media: MediaService,
  ) {}

  async list(query: UserQuery): Promise<Page<UserEntity>> {
    const builder = this.users.createQueryBuilder('user').leftJoinAndSelect('user.image', 'image');
    if (query.role) builder.andWhere('user.role = :role', { role: query.role });
    if (query.kind) {
      const operator = query.kind === 'visitor' ? '=' : '<>';
      builder.andWhere(`user.role ${operator} 'user'`);
    }
    if (query.second_factor) {
      const operator = query.second_factor === 'true' ? 'IS NOT NULL' : 'IS NULL';
      builder.andWhere(`user.second_factor_at ${operator}`);
    }
    search(builder, ['search_text'], query.q);
    return pageOf(orderBy(builder, query.sort ?? '-created_at', SORTABLE), query);
  }

  async summary(): Promise<UserSummary> {
    const staff = { role: In([...STAFF_ROLES]) };
    const { manager } = this.users;
    return {
      staff: await this.users.countBy(staff),
      visitors: await this.users.countBy({ role: 'user' }),
      invited: await manager.countBy(InvitationEntity, { accepted_at: IsNull() }),
      second_factor_required: (await this.security.rules()).require_second_factor,
      without_second_factor: await this.users.find({
        where: { ...staff, second_factor_at: IsNull() },
        select: { id: true, name: true },
        order: { name: 'ASC', id: 'ASC' },
      }),
    };
  }

  /** Returns the principal's own account, or any for staff. For a visitor, other accounts do not exist. */
  async get(id: number, principal: UserPrincipal): Promise<UserEntity> {
    rejectOtherAccount(id, principal);
    const user = await this.users.findOne({ where: { id }, relations: { image: true } });
    if (!user) throw new NotFound(reason('user_not_found'));
    return user;
  }

  /** Changes an account; see `rejectForbiddenFields` for the permissions. */
  async update(
    id: number,
    body: UpdateUser,
    picture: Buffer | null,
    principal: UserPrincipal,
  ): Promise<UserEntity> {
    rejectForbiddenFields(id, body, picture, principal);
    if (body.role !== undefined) await this.changeRole(id, body.role, body.version, principal);
    else if (id === principal.user.id) await this.changeProfile(principal, body, picture);
    return this.get(id, principal);
  }

  /** Takes effect immediately; a lower role also ends the account's sessions. */
  private async changeRole(
    id: number,
    role: Role,
    version: number | undefined,
    principal: UserPrincipal,
  ): Promise<void> {
    await change(this.users.manager, userRecord, principal, async (change) => {
      const user = await loadForOwner(change, id, principal, version);
      if (role === user.role) return;
      if (user.role === 'user' && user.email_confirmed_at === null) {
        throw new Conflict(reason('user_unconfirmed'), { role: reason('role_unconfirmed') });
      }
      await change.update(user, { role }, { action: 'role_changed' });
      // Replaces an open invitation, which could change the role again.
      await change.manager.delete(InvitationEntity, { email: user.email, accepted_at: IsNull() });
      if (ROLES.indexOf(role) < ROLES.indexOf(user.role)) {
        await endInvitationsBy(change.manager, id);
        await this.sessions.endAll(id, change.manager);
      }
    });
  }

  private async changeProfile(
    principal: UserPrincipal,
    { name, locale, version, remove_image = false }: UpdateUser,
    picture: Buffer | null,
  ): Promise<void> {
    if (name === undefined && locale === undefined && !picture && !remove_image) return;
    if (picture && remove_image) {
      const problem = reason('portrait_new_and_removed');
      throw new InvalidInput({ image: problem }, problem);
    }
    const { user } = principal;
    const pictures: NewPicture[] = [];
    if (picture) {
      const alt = `Portrait of ${name ?? user.name}`;
      const what = { field: 'image', kind: 'avatar', shape: 'square', alt } as const;
      pictures.push({ upload: picture, ...what, createdBy: user.id });
    }
    await this.media.withPictures(pictures, userRecord, principal, async (change, [uploaded]) => {
      const before = await change.load(user.id);
      if (version !== undefined && version !== before.version) {
        throw new Conflict(reason('profile_changed'));
      }
      const image_id = remove_image ? null : (uploaded ?? before.image_id);
      await change.update(before, {
        ...(name !== undefined && { name }),
        ...(locale !== undefined && { locale }),
        image_id,
      });
      if (image_id !== before.image_id)
        change.afterCommit(() => this.media.discard(before.image_id));
    });
  }

  /** Deletes an account. Enquiries and their history lose the reference to it, and the log its name. */
  async remove(id: number, principal: UserPrincipal): Promise<void> {
    await change(this.users.manager, userRecord, principal, async (change) => {
      const user = await loadForOwner(change, id, principal);
      await endInvitationsBy(change.manager, id);
      await change.manager.delete(UserEntity, { id });
      await anonymize(change.manager, user);
      const line = { ...user, email: nameless(id) };
      change.log(line, 'deleted', changesBetween(user, null, ['role']));
      change.afterCommit(() => this.media.discard(user.image_id));
    });
  }

  /** Removes the second factor of an account without phone and recovery codes: from then on the password is enough. */
  async removeSecondFactor(id: number, principal: UserPrincipal): Promise<void> {
    if (id === principal.user.id) {
      throw new Conflict(reason('own_second_factor'));
    }
    await change(this.users.manager, userRecord, principal, async (change) => {
      const user = await loadForOwner(change, id, principal);
      if (user.second_factor_at === null) throw new Conflict(reason('user_without_second_factor'));
      await this.secondFactor.turnOff(change.manager, user, principal);
      await this.sessions.endAll(id, change.manager);
    });
  }
}

/**
 * Returns the account that the owner wants to change, if that is allowed. Locks the rows of all owners first, so that
 * of two requests that would leave no owner, the second sees the result of the first.
 */
async function loadForOwner(
  change: Change<UserEntity>,
  id: number,
  principal: UserPrincipal,
  version?: number,
): Promise<UserEntity> {
  const { manager } = change;
  if (id === principal.user.id) throw new Conflict(reason('own_account'));
  await manager.query("UPDATE users SET role = role WHERE role = 'super_admin'");
  const user = await change.load(id);
  if (version !== undefined && version !== user.version) {
    throw new Conflict(reason('user_changed'));
  }
  // The account may have been demoted while it waited for the lock.
  const owners = await manager.findBy(UserEntity, { role: 'super_admin' });
  if (!owners.some((owner) => owner.id === principal.user.id)) throw new NotAllowed();
  return user;
}

/** Invitations end with the rights of the owner who sent them. */
const endInvitationsBy = (manager: EntityManager, inviter_id: number) =>
  manager.delete(InvitationEntity, { inviter_id, accepted_at: IsNull() });

/** For a visitor, other accounts do not exist. */
function rejectOtherAccount(id: number, principal: UserPrincipal): void {
  if (id === principal.user.id || isStaff(principal)) return;
  throw principal.secondFactorMissing
    ? new SecondFactorMissing()
    : new NotFound(reason('user_not_found'));
}

/** Name, language and picture are changed by the account itself, the role by the owner, the email address never. */
function rejectForbiddenFields(
  id: number,
  body: UpdateUser,
  picture: Buffer | null,
  principal: UserPrincipal,
): void {
  const own = id === principal.user.id;
  if (!own && principal.secondFactorMissing) throw new SecondFactorMissing();
  const forbidden: FieldProblems = {};
  if (body.email !== undefined) forbidden['email'] = reason('email_unchangeable');
  if (body.role !== undefined && principal.rights !== 'super_admin') {
    forbidden['role'] = reason('role_for_owner');
  }
  if (body.name !== undefined && !own) forbidden['name'] = reason('name_for_holder');
  if (body.locale !== undefined && !own) forbidden['locale'] = reason('locale_for_holder');
  if ((picture || body.remove_image) && !own) forbidden['image'] = reason('portrait_for_holder');
  if (Object.keys(forbidden).length > 0) {
    throw new NotAllowed(reason('user_fields_not_allowed'), forbidden);
  }
  rejectOtherAccount(id, principal);
}
