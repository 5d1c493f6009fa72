import type { MenuItem } from '@shishir/contract';
import type { ApiClient } from '../api/api-client';
import { answered, jsonFile } from './json-file.server';

/** The entries of one menu, numbered from 1 as in the old site's files. */
export async function menuFile(api: ApiClient, group: MenuItem['group']): Promise<Response> {
  const { body } = await answered(api.menu.list());
  const entries = body.data.filter((item) => item.group === group);
  return jsonFile(entries.map(({ title, path }, index) => ({ id: index + 1, title, path })));
}
