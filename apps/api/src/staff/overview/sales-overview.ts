import {
  SALES_GROUPS_SHOWN,
  SALES_KINDS,
  type SalesGroup,
  type SalesOverview,
  type SalesQuery,
  STAGES,
} from '@shishir/contract';
import { dhakaMidnight } from '@shishir/format';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { CategoryEntity } from '../../catalogue/categories/category.entity';
import { ContactMessageEntity } from '../../sales/contact-message/contact-message.entity';
import { notDeleted } from '../../platform/database/queries';
import { UserEntity } from '../users/user.entity';

/** Expressions by which enquiries are grouped. Forms ask for a district, a city or an address. */
const NAMES: Record<SalesGroup, string> = {
  kind: 'message.kind',
  product: 'category.title',
  place: "COALESCE(NULLIF(message.city, ''), NULLIF(message.place, ''))",
  owner: 'owner.name',
};

/** Categories of the products of each enquiry: those in its cart, and the one of the page it came from. */
const ASKED = `(
  SELECT item.message_id AS message_id, product.category_id AS category_id
  FROM contact_message_item item
  INNER JOIN products product ON product.id = item.product_id
  INNER JOIN contact_message sent ON sent.id = item.message_id
  WHERE sent.created_at >= :from AND sent.created_at < :to
  UNION
  SELECT sent.id AS message_id, product.category_id AS category_id
  FROM contact_message sent
  INNER JOIN products product ON product.id = sent.product_id
  WHERE sent.created_at >= :from AND sent.created_at < :to
)`;

/** Returns the figures of the pipeline with two grouped statements over the enquiries of the period. */
export async function readSalesOverview(
  manager: EntityManager,
  { by, from = '2000-01-01', to = '2999-12-31' }: SalesQuery,
): Promise<SalesOverview> {
  const period = { from: dhakaMidnight(from), to: dhakaMidnight(to, 1) };
  const received = () =>
    notDeleted(manager.createQueryBuilder(ContactMessageEntity, 'message'))
      .andWhere("message.status <> 'spam' AND message.kind IN (:...sold)", { sold: SALES_KINDS })
      .andWhere('message.created_at >= :from AND message.created_at < :to', period);
  const stages = await received()
    .select('message.stage', 'stage')
    .addSelect('COUNT(*)', 'count')
    .addSelect('SUM(message.value)', 'value')
    .groupBy('message.stage')
    .getRawMany<Figures>();
  const name = NAMES[by];
  const groups = await grouped(received(), by)
    .select(name, 'name')
    .addSelect('COUNT(*)', 'count')
    .addSelect(sumOf('won'), 'won')
    .addSelect(sumOf('lost'), 'lost')
    .addSelect(sumOf('won', 'message.value'), 'won_value')
    .addSelect(
      "SUM(CASE WHEN message.stage NOT IN ('won', 'lost') THEN message.value ELSE 0 END)",
      'open_value',
    )
    .orderBy('COUNT(*)', 'DESC')
    .addOrderBy(name, 'ASC')
    .limit(SALES_GROUPS_SHOWN)
    .getRawMany<Figures>();
  return {
    stages: STAGES.map((stage) => {
      const found = stages.find((row) => row['stage'] === stage);
      return { stage, count: Number(found?.['count'] ?? 0), value: Number(found?.['value'] ?? 0) };
    }),
    groups: groups.map(toGroup),
  };
}

/** Sums are texts on MySQL, and null if no enquiry has a value. */
type Figures = Record<string, number | string | null>;

const sumOf = (stage: 'won' | 'lost', what = '1') =>
  `SUM(CASE WHEN message.stage = '${stage}' THEN ${what} ELSE 0 END)`;

/** Adds the tables of a property, and groups by it. Two owners may have the same name. */
function grouped(received: SelectQueryBuilder<ContactMessageEntity>, by: SalesGroup) {
  switch (by) {
    case 'owner':
      return received
        .leftJoin(UserEntity, 'owner', 'owner.id = message.owner_id')
        .groupBy('owner.id')
        .addGroupBy(NAMES.owner);
    case 'product':
      return received
        .leftJoin(ASKED, 'asked', 'asked.message_id = message.id')
        .leftJoin(CategoryEntity, 'category', 'category.id = asked.category_id')
        .groupBy('category.id')
        .addGroupBy(NAMES.product);
    default:
      return received.groupBy(NAMES[by]);
  }
}

function toGroup(row: Figures): SalesOverview['groups'][number] {
  const figure = (name: string) => Number(row[name] ?? 0);
  const [count, won, lost] = [figure('count'), figure('won'), figure('lost')];
  return {
    name: row['name'] === null ? null : String(row['name']),
    ...{ count, open: count - won - lost, won, lost },
    ...{ open_value: figure('open_value'), won_value: figure('won_value') },
  };
}
