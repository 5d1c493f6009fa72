import { redirect, type RouterContextProvider } from 'react-router';
import { apiOf } from '../../../platform/api/api-context';
import { signedIn } from '../../../staff/auth/session';
import { saveSystem } from './system/save-system';
import { idOf } from './system/system-ids';
import { act } from './system/system-actions';
import {
  allRooms,
  hrefOf,
  MODELS,
  queryOf,
  type SavedAs,
  savedFrom,
  textOf,
  type TypedProject,
  typedFromForm,
  UNSAVED,
} from './system/project-query';

/** Returns the address of the system after the action of a button. */
export function actOnForm(search: URLSearchParams): string {
  const typed = typedFromForm(search);
  const action = search.get('do') ?? 'calculate';
  const system = withoutBlank(act(typed, action), action);
  const place = placeOf(action);
  return addressOf(system, savedFrom(search), modelsOf(system, action)) + place;
}

/** Returns the parameter that lists the models of the size of a room's unit. */
function modelsOf(project: TypedProject, action: string): Record<string, string> {
  const [verb, key] = action.split('.');
  const unit = allRooms(project).find((room) => room.key === key)?.unit;
  return verb === 'models' && unit ? { [MODELS]: unit } : {};
}

/** Removes the only room if it is blank. */
function withoutBlank(project: TypedProject, action: string): TypedProject {
  const [system, ...systems] = project.systems;
  const [only, ...others] = system?.rooms ?? [];
  const isBlank = only && others.length === 0 && !only.name.trim() && !only.load && !only.unit;
  return isBlank && systems.length === 0 && ['first', 'calculate'].includes(action)
    ? { ...project, systems: [{ ...system!, rooms: [] }] }
    : project;
}

/** Returns the part of the page that shows the result of an action. */
function placeOf(action: string): string {
  const [verb, key] = action.split('.');
  if (verb === 'outdoor') return `#${idOf('outdoor', key ?? '0')}`;
  return verb === 'add' ? `#${idOf('rooms', key ?? '0')}` : '#rooms';
}

function addressOf(system: TypedProject, saved: SavedAs | null, more: Record<string, string> = {}) {
  const query = new URLSearchParams(queryOf(system, saved));
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return `/tools/vrf?${query.toString()}`;
}

/** Saves the system of a posted form, then redirects to it with the result. */
export async function saveForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const form = await request.formData();
  const system = typedFromForm(form);
  const given = new URLSearchParams({ saved: textOf(form, 'saved') });
  const saved = savedFrom(given);
  const user = await signedIn(request, context).catch(() => undefined);
  if (user === null) return redirect(`/login?next=${encodeURIComponent(hrefOf(system))}`);
  const { api } = apiOf(context);
  const outcome = await saveSystem(system, saved, {
    create: (body) => api.savedSystems.create({ body }),
    update: ({ id, version }, body) =>
      api.savedSystems.update({ params: { id }, body: { ...body, version } }),
  });
  if (outcome.saved) return redirect(addressOf(system, outcome.saved), 303);
  return redirect(addressOf(system, saved, { [UNSAVED]: outcome.reason }), 303);
}
