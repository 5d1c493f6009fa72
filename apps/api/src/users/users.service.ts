import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ROLES, type UpdateUser, type UserQuery } from '@shishir/contract';
import { Brackets, type EntityManager, Repository } from 'typeorm';
import { isStaff, type Principal } from '../auth/principal';
import { SessionsService } from '../auth/sessions.service';
import { Conflict, NotAllowed, NotFound } from '../http/api-error';
import { containing, orderBy, type Page, windowOf } from '../http/lists';
import { UserEntity } from './user.entity';

const SORTABLE = {
  id: 'user.id',
  name: 'user.name',
  email: 'user.email',
  role: 'user.role',
  created_at: 'user.created_at',
};

@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly sessions: SessionsService,
  ) {}

  async list(query: UserQuery): Promise<Page<UserEntity>> {
    const { skip, take } = windowOf(query);
    const found = this.users
      .createQueryBuilder('user')
      .leftJoinAndSelect('user.image', 'image')
      .skip(skip)
      .take(take);
    if (query.role) found.andWhere('user.role = :role', { role: query.role });
    if (query.q) {
      found.andWhere(
        new Brackets((where) => {
          for (const column of ['name', 'email', 'number']) {
            where.orWhere(`user.${column} LIKE :q ESCAPE '!'`);
          }
        }),
        { q: containing(query.q) },
      );
    }
    const [rows, total] = await orderBy(
      found,
      query.sort ?? '-created_at',
      SORTABLE,
    ).getManyAndCount();
    return { rows, total };
  }

  /** One's own account, or any for staff. Another's account does not exist for a visitor. */
  async get(id: number, principal: Principal): Promise<UserEntity> {
    if (id !== principal.user.id && !isStaff(principal)) throw new NotFound('User not found');
    const user = await this.users.findOne({ where: { id }, relations: { image: true } });
    if (!user) throw new NotFound('User not found');
    return user;
  }

  /** Changes a role. Works at once; a change downwards also ends the account's sessions. */
  async changeRole(
    id: number,
    { role, version }: UpdateUser,
    principal: Principal,
  ): Promise<UserEntity> {
    await this.users.manager.transaction(async (manager) => {
      const user = await this.loadForOwner(manager, id, principal, version);
      if (role === undefined || role === user.role) return;
      await manager.update(UserEntity, { id }, { role });
      if (ROLES.indexOf(role) < ROLES.indexOf(user.role)) await this.sessions.endAll(id, manager);
    });
    return this.get(id, principal);
  }

  async remove(id: number, principal: Principal): Promise<void> {
    await this.users.manager.transaction(async (manager) => {
      await this.loadForOwner(manager, id, principal);
      await manager.delete(UserEntity, { id });
    });
  }

  /**
   * The account that the owner wants to change, where that is allowed. Locks the owners' rows first: of two
   * requests that would leave no owner, the second sees what the first has done.
   */
  private async loadForOwner(
    manager: EntityManager,
    id: number,
    principal: Principal,
    version?: number,
  ): Promise<UserEntity> {
    if (id === principal.user.id) throw new Conflict('You cannot do this to your own account.');
    await manager.query("UPDATE users SET role = role WHERE role = 'super_admin'");
    const user = await manager.findOneBy(UserEntity, { id });
    if (!user) throw new NotFound('User not found');
    if (version !== undefined && version !== user.version) {
      throw new Conflict('This account was changed meanwhile. Please look at it again.');
    }
    // Whoever asks may have been demoted while they waited for the lock.
    const owners = await manager.findBy(UserEntity, { role: 'super_admin' });
    if (!owners.some((owner) => owner.id === principal.user.id)) throw new NotAllowed();
    return user;
  }
}
