import type {
  DemoAccount,
  DemoCategory,
  DemoCompany,
  DemoMenuItem,
  DemoMessage,
  LegacyIndustry,
} from '@shishir/demo';
import type { EntityManager } from 'typeorm';
import { CategoryAliasEntity, CategoryEntity } from '../categories/category.entity';
import { CompanyEntity } from '../company/company.entity';
import { COMPANY_ID } from '../company/company.service';
import { ContactMessageEntity } from '../contact-message/contact-message.entity';
import { nextReference } from '../contact-message/reference';
import { IndustryEntity } from '../industries/industry.entity';
import { MediaEntity } from '../media/media.entity';
import { toPicture } from '../media/picture.mapper';
import { MenuItemEntity } from '../menu/menu-item.entity';
import { UserEntity } from '../users/user.entity';
import type { PictureFinder, PictureIds } from './demo-pictures';

const HOUR_MS = 60 * 60 * 1000;
/** Steps between positions leave room to put a row in between. */
const STEP = 10;

/** Returns the ids by slug. */
export async function insertCategories(
  manager: EntityManager,
  categories: DemoCategory[],
  pictures: PictureIds,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, { aliases, picture, ...category }] of categories.entries()) {
    const row = await manager.save(
      manager.create(CategoryEntity, {
        ...category,
        path: `/products/${category.slug}`,
        position: (index + 1) * STEP,
        image_id: pictures.get(picture ?? '') ?? null,
      }),
    );
    await manager.save(
      aliases.map((alias) => manager.create(CategoryAliasEntity, { alias, category_id: row.id })),
    );
    ids.set(row.slug, row.id);
  }
  return ids;
}

export async function insertMenu(
  manager: EntityManager,
  items: DemoMenuItem[],
  categoryIds: Map<string, number>,
): Promise<void> {
  const rows = items.map((item) => {
    if (!('category' in item)) return manager.create(MenuItemEntity, item);
    const { category, ...columns } = item;
    return manager.create(MenuItemEntity, {
      ...columns,
      category_id: categoryIds.get(category)!,
    });
  });
  await manager.save(rows);
}

export async function insertIndustries(
  manager: EntityManager,
  industries: LegacyIndustry[],
  find: PictureFinder,
): Promise<void> {
  const rows = industries.map(({ title, link, image }, index) =>
    manager.create(IndustryEntity, {
      title,
      link,
      position: (index + 1) * STEP,
      image_id: find(image) ?? null,
    }),
  );
  await manager.save(rows);
}

export async function insertCompany(manager: EntityManager, company: DemoCompany): Promise<void> {
  const { picture: key, ...person } = company.sales_contact;
  const stored = await manager.findOneBy(MediaEntity, { key });
  const sales_contact = { ...person, picture: stored && toPicture(stored) };
  await manager.insert(CompanyEntity, { id: COMPANY_ID, details: { ...company, sales_contact } });
}

export async function insertAccounts(
  manager: EntityManager,
  accounts: (DemoAccount & { password_hash: string })[],
): Promise<void> {
  for (const { name, number, email, role, password_hash } of accounts) {
    await manager.insert(UserEntity, {
      name,
      number,
      email,
      role,
      password_hash,
      email_confirmed_at: new Date(),
    });
  }
}

export async function insertMessages(
  manager: EntityManager,
  messages: DemoMessage[],
): Promise<void> {
  const oldestFirst = [...messages].sort((a, b) => b.hours_ago - a.hours_ago);
  for (const { hours_ago, ...message } of oldestFirst) {
    const created_at = new Date(Date.now() - hours_ago * HOUR_MS);
    const reference = await nextReference(manager, created_at);
    await manager.insert(ContactMessageEntity, { ...message, reference, created_at });
  }
}
