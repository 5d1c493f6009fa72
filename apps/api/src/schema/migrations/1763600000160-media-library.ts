import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Written as SQL: TypeORM would make the table of SQLite anew, to which others refer. */
abstract class MediaColumn implements MigrationInterface {
  abstract readonly name: string;
  protected abstract readonly column: string;
  protected abstract readonly value: number;

  async up(runner: QueryRunner): Promise<void> {
    const type = `integer NOT NULL DEFAULT ${this.value}`;
    await runner.query(`ALTER TABLE media ADD COLUMN ${this.column} ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE media DROP COLUMN ${this.column}`);
  }
}

/** What of a picture stays visible where it is cropped, in percent; at first its centre. */
export class MediaFocalX1763600000160 extends MediaColumn {
  readonly name = 'MediaFocalX1763600000160';
  protected readonly column = 'focal_x';
  protected readonly value = 50;
}

export class MediaFocalY1763600000161 extends MediaColumn {
  readonly name = 'MediaFocalY1763600000161';
  protected readonly column = 'focal_y';
  protected readonly value = 50;
}

/** Of two people who edit one picture, the second is told. */
export class MediaVersion1763600000162 extends MediaColumn {
  readonly name = 'MediaVersion1763600000162';
  protected readonly column = 'version';
  protected readonly value = 1;
}
