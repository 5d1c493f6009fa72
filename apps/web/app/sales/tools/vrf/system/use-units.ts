import type { SystemCatalogue } from '@shishir/contract';
import { fetchApi } from '@shishir/contract/client';
import { systemConditions, type SizingValues } from '@shishir/sizing';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MOST_MODELS, offeredUnits, type OfferedUnit, type Units } from '../rooms/units-for-room';
import { SENT_LOCALE } from '../../../../platform/locale/sent-locale';
import { withMore } from './more-units';
import { idsIn, type TypedProject } from './project-query';

interface LoadedUnits extends SystemCatalogue {
  kinds: Readonly<Record<string, string>>;
  values: SizingValues;
}

const sizeOf = ({ category, cooling_kw }: Pick<OfferedUnit, 'category' | 'cooling_kw'>) =>
  `${category} ${cooling_kw}`;

/**
 * The units known to the page: one of each size, those of the address, and those requested since, which stay known when
 * another address is opened.
 */
export function useUnits({ indoor, outdoor, ventilators, kinds, values }: LoadedUnits) {
  const loaded = useMemo(() => ({ indoor, outdoor, ventilators }), [indoor, outdoor, ventilators]);
  const [known, setKnown] = useState<{ loaded: SystemCatalogue; catalogue: SystemCatalogue }>({
    loaded,
    catalogue: loaded,
  });
  if (known.loaded !== loaded) {
    setKnown({ loaded, catalogue: withMore(loaded, known.catalogue) });
  }
  const { catalogue } = known;
  const latest = useRef(catalogue);
  useEffect(() => {
    latest.current = catalogue;
  });

  /** Requests units; false if they could not be loaded. */
  const request = useCallback(async (query: { ids: string } | { like: number }) => {
    const response = await fetchApi('GET /api/v1/sizing/units', {
      query: { ...query, ...SENT_LOCALE },
    }).catch(() => null);
    if (!response?.ok) return false;
    const { data } = response.body;
    setKnown((before) => ({ ...before, catalogue: withMore(before.catalogue, data) }));
    return true;
  }, []);

  /** Loads the units of a project that the page does not know yet; null if it knows all. */
  const loadUnits = useCallback(
    (project: TypedProject): Promise<boolean> | null => {
      const all = Object.values(latest.current).flat() as { id: number }[];
      const knownIds = new Set(all.map(({ id }) => id));
      const ids = idsIn(project).filter((id) => !knownIds.has(id));
      return ids.length === 0 ? null : request({ ids: ids.join() });
    },
    [request],
  );

  const units = useMemo((): Units => {
    const all = offeredUnits(catalogue.indoor, kinds);
    const counts = new Map<string, { count: number; known: number }>();
    for (const unit of catalogue.indoor) {
      const before = counts.get(sizeOf(unit));
      counts.set(sizeOf(unit), {
        count: Math.max(before?.count ?? 0, unit.models ?? 0),
        known: (before?.known ?? 0) + 1,
      });
    }
    return {
      all,
      byId: new Map(all.map((unit) => [unit.id, unit])),
      factor: systemConditions(values).factor,
      values,
      modelsLike: (unit) => counts.get(sizeOf(unit)) ?? { count: 0, known: 0 },
      loadModels: ({ id }) => request({ like: id }),
    };
  }, [catalogue, kinds, values, request]);

  return { catalogue, units, loadUnits };
}

/** Returns whether the API would return models that the page does not know. */
export const hasMoreModels = ({ count, known }: ReturnType<Units['modelsLike']>) =>
  known < Math.min(count, MOST_MODELS);
