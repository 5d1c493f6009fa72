import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { UserQuery } from '@shishir/contract';
import { Brackets, Repository } from 'typeorm';
import { isStaff, type Principal } from '../auth/principal';
import { NotFound } from '../http/api-error';
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
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

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
}
