import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Repository } from 'typeorm';
import { Env } from '../config/env';
import { removeStrayFiles } from '../http/file-upload';
import { ProductImportEntity } from '../product-imports/product-import.entity';

const DAY_MS = 24 * 60 * 60_000;

/** What of imports nobody needs any more. Each method answers with how many it was. */
@Injectable()
export class OldImports {
  constructor(
    private readonly env: Env,
    @InjectRepository(ProductImportEntity)
    private readonly imports: Repository<ProductImportEntity>,
  ) {}

  /** A preview that nobody applied in a day, and one that a crash cut off. */
  async forgetPreviews(): Promise<number> {
    const { affected } = await this.imports.delete({
      status: In(['previewed', 'reading']),
      created_at: LessThan(new Date(Date.now() - DAY_MS)),
    });
    return affected ?? 0;
  }

  removeStrayFiles(): Promise<number> {
    return removeStrayFiles(this.env);
  }
}
