import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { endOfTrash } from '../database/queries';
import { revision } from '../database/revision';
import { Conflict, NotFound } from '../http/api-error';
import { MediaService } from '../media/media.service';
import { MenuService } from '../menu/menu.service';
import { type Actor, housekeeping, writeAudit } from '../records/audit';
import { CategoryProducts } from './category-products';
import { CategoryEntity } from './category.entity';

/** Categories stay in the trash for 30 days and can be restored unchanged. */
@Injectable()
export class CategoryTrashService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly media: MediaService,
    private readonly menu: MenuService,
    private readonly products: CategoryProducts,
  ) {}

  async remove(id: number, actor: Actor): Promise<void> {
    await this.manager.transaction(async (manager) => {
      await revision.raise(manager);
      const row = await manager.findOneBy(CategoryEntity, { id });
      if (!row) throw new NotFound('Category not found');
      const used = await this.products.count(manager, id);
      if (used > 0) throw new Conflict(stillUsed(row.title, used));
      await manager.softDelete(CategoryEntity, { id });
      await writeAudit(manager, actor, { ...recordOf(row), action: 'deleted' });
    });
  }

  async restore(id: number, actor: Actor): Promise<void> {
    await this.manager.transaction(async (manager) => {
      await revision.raise(manager);
      const row = await manager.findOne(CategoryEntity, {
        where: { id, deleted_at: Not(IsNull()) },
        withDeleted: true,
      });
      if (!row) throw new NotFound('This category is not in the trash.');
      await manager.restore(CategoryEntity, { id });
      await writeAudit(manager, actor, { ...recordOf(row), action: 'restored' });
    });
  }

  /** Purges what has been in the trash for 30 days, except categories that still have products there. */
  async purge(): Promise<number> {
    const due = { where: { deleted_at: LessThan(endOfTrash()) }, withDeleted: true };
    if (!(await this.manager.exists(CategoryEntity, due))) return 0;
    const gone = await this.manager.transaction(async (manager) => {
      await revision.raise(manager);
      const purged: CategoryEntity[] = [];
      for (const row of await manager.find(CategoryEntity, due)) {
        if (await this.products.exist(manager, row.id)) continue;
        await this.menu.remove(manager, housekeeping, row.path);
        await manager.delete(CategoryEntity, { id: row.id });
        await writeAudit(manager, housekeeping, { ...recordOf(row), action: 'purged' });
        purged.push(row);
      }
      return purged;
    });
    await this.media.discard(...gone.flatMap(({ image_id }) => image_id ?? []));
    return gone.length;
  }
}

const recordOf = ({ id, title }: CategoryEntity) =>
  ({ subject: 'category', id, name: title }) as const;

function stillUsed(title: string, count: number): string {
  const products = count === 1 ? '1 product uses' : `${count} products use`;
  return `${products} the category ‘${title}’. Move or delete ${count === 1 ? 'it' : 'them'} first.`;
}
