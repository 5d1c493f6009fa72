import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { SetVrfSeries, VrfSeriesRow } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/database-errors';
import type { Principal } from '../../platform/http/principal';
import { change } from '../../platform/records/change';
import { type RecordType, staleVersion } from '../../platform/records/record-type';
import { VrfSeriesEntity } from './vrf-series.entity';

const LIMITS = ['module_sets', 'run_max_m', 'height_above_max_m', 'height_below_max_m'] as const;

const vrfSeriesRecord: RecordType<VrfSeriesEntity> = {
  entity: VrfSeriesEntity,
  label: 'series',
  subject: 'vrf-series',
  nameOf: ({ series }) => series,
  audited: [...LIMITS, 'source', 'confirmed_by', 'confirmed_on'],
  isPublic: true,
  current: async (manager, id) => {
    const row = await manager.findOneBy(VrfSeriesEntity, { id });
    return row && toRow(row);
  },
};

/** Manages the limits of series of outdoor units, which the owner enters from manuals. */
@Injectable()
export class VrfSeriesService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async list(): Promise<VrfSeriesRow[]> {
    return (await this.manager.find(VrfSeriesEntity, { order: { series: 'ASC' } })).map(toRow);
  }

  /** The first write creates the row. The second of two concurrent first writes gets a conflict. */
  async set({ version, ...body }: SetVrfSeries, principal: Principal): Promise<VrfSeriesRow> {
    const { series } = body;
    const fields = { ...body, module_sets: body.module_sets && sorted(body.module_sets) };
    await change(this.manager, vrfSeriesRecord, principal, async (change) => {
      const { manager } = change;
      const stored = await manager.findOneBy(VrfSeriesEntity, { series });
      if (stored && version !== undefined && version !== stored.version) {
        throw await staleVersion(manager, vrfSeriesRecord, stored.id);
      }
      if (stored) await change.update(stored, fields);
      else await change.insert(fields);
    }).catch(async (error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      const { id } = await this.manager.findOneByOrFail(VrfSeriesEntity, { series });
      throw await staleVersion(this.manager, vrfSeriesRecord, id);
    });
    return toRow(await this.manager.findOneByOrFail(VrfSeriesEntity, { series }));
  }
}

/** Returns each set from small to large, without repeated ones. */
function sorted(sets: readonly number[][]): number[][] {
  const bySizes = new Map(
    sets.map((set) => {
      const sizes = set.toSorted((a, b) => a - b);
      return [sizes.join(), sizes] as const;
    }),
  );
  return [...bySizes.values()];
}

function toRow(row: VrfSeriesEntity): VrfSeriesRow {
  return {
    id: row.id,
    series: row.series,
    module_sets: row.module_sets,
    run_max_m: row.run_max_m,
    height_above_max_m: row.height_above_max_m,
    height_below_max_m: row.height_below_max_m,
    source: row.source,
    confirmed: row.confirmed_by !== null,
    confirmed_by: row.confirmed_by,
    confirmed_on: row.confirmed_on,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
}
