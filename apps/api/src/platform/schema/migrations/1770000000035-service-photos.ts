import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isMysql } from '../table-migration';

interface Sent {
  id: number;
  cv_file: string;
  cv_name: string | null;
  cv_bytes: number | null;
}

/** Adds the photos of a service request, which had one at most, in the columns of a CV. */
export class ServicePhotos1770000000035 implements MigrationInterface {
  readonly name = 'ServicePhotos1770000000035';

  async up(runner: QueryRunner): Promise<void> {
    const type = isMysql(runner) ? 'mediumtext' : 'text';
    await runner.query(`ALTER TABLE contact_message ADD COLUMN photos ${type} NULL`);
    const rows = (await runner.query(
      "SELECT id, cv_file, cv_name, cv_bytes FROM contact_message WHERE kind = 'service' AND cv_file IS NOT NULL",
    )) as Sent[];
    for (const { id, cv_file, cv_name, cv_bytes } of rows) {
      const photo = { file: cv_file, name: cv_name ?? 'photo', bytes: cv_bytes ?? 0 };
      await runner.query('UPDATE contact_message SET photos = ? WHERE id = ?', [
        JSON.stringify([photo]),
        id,
      ]);
    }
    await runner.query(
      "UPDATE contact_message SET cv_file = NULL, cv_name = NULL, cv_bytes = NULL WHERE kind = 'service'",
    );
  }

  /** Keeps the first photo. */
  async down(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query(
      'SELECT id, photos FROM contact_message WHERE photos IS NOT NULL',
    )) as { id: number; photos: string }[];
    for (const { id, photos } of rows) {
      const [photo] = JSON.parse(photos) as { file: string; name: string; bytes: number }[];
      await runner.query(
        'UPDATE contact_message SET cv_file = ?, cv_name = ?, cv_bytes = ? WHERE id = ?',
        [photo?.file ?? null, photo?.name ?? null, photo?.bytes ?? null, id],
      );
    }
    await runner.query('ALTER TABLE contact_message DROP COLUMN photos');
  }
}
