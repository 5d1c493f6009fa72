import type { ErrorBody } from '@shishir/contract';
import { formatDate } from '@shishir/format';
import { roomsIn, unitsIn } from '@shishir/sizing';
import type { ApiClient } from '../../../platform/api/api-client';
import { queryOf, textOf } from '../../../sales/tools/vrf/system/project-query';
import { storedSystems, typedOf } from '../../../sales/tools/vrf/system/system-input';
import { type SystemChanged, systemNotChanged } from './system-changed';
import { visitorAreaTexts } from './visitor-area.texts';

const texts = visitorAreaTexts.systems;

/** A saved VRF system as the list shows it. */
export interface OwnSystem {
  id: number;
  name: string;
  version: number;
  /** Address of the builder with this system. */
  href: string;
  rooms: number;
  units: number;
  saved: string;
}

/** Loads the saved systems; null if they could not be loaded. */
export async function ownSystems(api: ApiClient): Promise<OwnSystem[] | null> {
  const response = await api.savedSystems.list({ query: {} }).catch(() => null);
  if (response?.status !== 200) return null;
  return response.body.data.map(({ id, name, version, system, updated_at }) => {
    const rooms = storedSystems(system).flatMap((one) => one.rooms);
    return {
      id,
      name,
      version,
      href: `/tools/vrf?${queryOf(typedOf(name, system), { id, version })}`,
      rooms: roomsIn(rooms),
      units: rooms.reduce((sum, room) => sum + (room.unit === null ? 0 : unitsIn(room)), 0),
      saved: formatDate(updated_at),
    };
  });
}

/** Renames or deletes the system of the form. */
export async function changeSystem(api: ApiClient, form: FormData): Promise<SystemChanged> {
  const id = Number(form.get('system'));
  const version = Number(form.get('version'));
  const name = textOf(form, 'name');
  const removes = form.get('do') === 'remove';
  const response = await (
    removes
      ? api.savedSystems.remove({ params: { id }, body: undefined })
      : api.savedSystems.update({ params: { id }, body: { name, version } })
  ).catch(() => null);
  const status = response?.status ?? 503;
  if (status === 200) {
    const text = removes ? texts.deleted : texts.renamed(name.trim());
    return { status, id, done: true, text };
  }
  const error = response?.body as ErrorBody | undefined;
  return systemNotChanged(form, status, Object.values(error?.fields ?? {})[0] ?? error?.message);
}
