import { TRANSLATED_FIELDS, type TranslatedSubject } from '@shishir/contract';
import { type EntityManager, type FindOptionsWhere, In, IsNull, Not, Raw } from 'typeorm';
import { categoryRecord } from '../../catalogue/categories/category.entity';
import { productRecord } from '../../catalogue/products/product-record';
import type { MediaEntity } from '../../platform/media/media.entity';
import { mediaType } from '../../platform/media/media-type';
import type { RecordType, Stored } from '../../platform/records/record-type';
import { fieldsOf, textAt } from '../../platform/translations/text-fields';
import type { CompanyEntity } from '../company/company.entity';
import { detailsOf } from '../company/company.mapper';
import { companyRecord } from '../company/company.service';
import { menuItemRecord } from '../menu/menu-item.entity';
import { contentRecords } from '../records/content-records';

/** The English texts of a record, by field. */
export interface Source {
  subject: TranslatedSubject;
  id: number;
  name: string;
  texts: Record<string, string>;
}

const content = Object.entries(contentRecords).map(([subject, { versions }]): [string, unknown] => [
  subject,
  versions.type,
]);

/** The record types with translations. Each only receives its own rows. */
export const translatedTypes = {
  product: productRecord,
  category: categoryRecord,
  'menu-item': menuItemRecord,
  company: companyRecord,
  media: mediaType,
  ...Object.fromEntries(content),
} as unknown as Record<TranslatedSubject, RecordType<Stored>>;

/** Columns from which the name of a record is made, besides its texts. */
const NAMED: Partial<Record<TranslatedSubject, string[]>> = {
  product: ['brand', 'model'],
  category: ['brand_warranties'],
  media: ['key'],
};
/** Types that are read with all columns: their names or texts are not in columns of their own table. */
const WHOLE: TranslatedSubject[] = ['menu-item', 'company'];

/**
 * Pictures with a description of their own. Those of people and logos have a name, those that repeat a title follow its
 * translation, and former ones are not shown.
 */
const DESCRIBED: FindOptionsWhere<MediaEntity> = {
  kind: Not(In(['avatar', 'people', 'logo'])),
  released_at: IsNull(),
  alt: Raw(
    (alt) => `${alt} NOT IN (SELECT title FROM products UNION SELECT title FROM categories)`,
  ),
};

/** Returns the English texts of the records outside the trash, by id; only of the given ones, if ids are given. */
export async function sourcesOf(
  manager: EntityManager,
  subject: TranslatedSubject,
  ids?: readonly number[],
): Promise<Source[]> {
  const type = translatedTypes[subject];
  const columns = ['id', ...Object.keys(TRANSLATED_FIELDS[subject]), ...(NAMED[subject] ?? [])];
  const select = Object.fromEntries(columns.map((column) => [column, true]));
  const rows = await manager.find(type.entity, {
    ...(WHOLE.includes(subject) ? {} : { select }),
    where: {
      ...(ids && { id: In([...ids]) }),
      ...(subject === 'media' && DESCRIBED),
    } as FindOptionsWhere<Stored>,
    ...(subject === 'menu-item'
      ? { relations: { category: true } as never, withDeleted: true }
      : {}),
    order: { id: 'ASC' } as never,
  });
  return rows.map((row) => {
    const record = subject === 'company' ? detailsOf(row as unknown as CompanyEntity) : row;
    const texts: Record<string, string> = {};
    for (const field of fieldsOf(subject, record)) {
      const text = textAt(record, field);
      if (text !== null) texts[field] = text;
    }
    return { subject, id: row.id, name: type.nameOf(row), texts };
  });
}
