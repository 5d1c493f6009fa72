import {
  type MigrationInterface,
  type QueryRunner,
  TableColumn,
  TableForeignKey,
  TableIndex,
} from 'typeorm';
import { foreignKey, index } from '../table-migration';

const COLUMNS = ['logo_id', 'contact_picture_id'].map(
  (name) => new TableColumn({ name, type: 'integer', isNullable: true }),
);
const INDICES = [
  new TableIndex(index('ix_company_logo', 'logo_id')),
  new TableIndex(index('ix_company_contact_picture', 'contact_picture_id')),
];
const FOREIGN_KEYS = [
  new TableForeignKey(foreignKey('fk_company_logo', 'logo_id', 'media', 'RESTRICT')),
  new TableForeignKey(
    foreignKey('fk_company_contact_picture', 'contact_picture_id', 'media', 'RESTRICT'),
  ),
];

interface Row {
  id: number;
  details: string;
  contact_picture_id: number | null;
}
interface Details {
  sales_contact?: { picture?: { key: string } | null } | null;
}

/** The pictures of the company are references. The document held a copy of the contact person's before. */
export class CompanyPictures1763600000075 implements MigrationInterface {
  readonly name = 'CompanyPictures1763600000075';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('company', COLUMNS);
    await runner.createIndices('company', INDICES);
    await runner.createForeignKeys('company', FOREIGN_KEYS);
    const rows = (await runner.query('SELECT id, details FROM company')) as Row[];
    for (const { id, details } of rows) {
      const document = JSON.parse(details) as Details;
      const { picture, ...person } = document.sales_contact ?? {};
      if (!document.sales_contact || picture === undefined) continue;
      await runner.query(
        `UPDATE company SET details = ?, updated_at = updated_at,
          contact_picture_id = (SELECT id FROM media WHERE media.key = ?) WHERE id = ?`,
        [JSON.stringify({ ...document, sales_contact: person }), picture?.key ?? '', id],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query(
      'SELECT id, details, contact_picture_id FROM company WHERE contact_picture_id IS NOT NULL',
    )) as Row[];
    for (const { id, details, contact_picture_id } of rows) {
      const document = JSON.parse(details) as Details;
      const [picture] = (await runner.query(
        'SELECT media.key, width, height, blur, alt FROM media WHERE id = ?',
        [contact_picture_id],
      )) as { key: string }[];
      if (!document.sales_contact || !picture) continue;
      const sales_contact = { ...document.sales_contact, picture };
      await runner.query('UPDATE company SET details = ?, updated_at = updated_at WHERE id = ?', [
        JSON.stringify({ ...document, sales_contact }),
        id,
      ]);
    }
    for (const { name } of FOREIGN_KEYS) await runner.dropForeignKey('company', name!);
    for (const { name } of INDICES) await runner.dropIndex('company', name!);
    for (const { name } of COLUMNS) await runner.dropColumn('company', name);
  }
}
