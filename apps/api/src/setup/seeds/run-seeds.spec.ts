import { DEMO_MEDIA_DIR, type DemoGalleryItem, type DemoPicture, readDemo } from '@shishir/demo';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { revision } from '../../database/revision';
import { GalleryItemEntity } from '../../gallery/gallery-item.entity';
import { MediaEntity } from '../../media/media.entity';
import { storageDir } from '../../media/storage';
import { SeedEntity } from '../../schema/seed.entity';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { VrfProjectEntity } from '../../vrf-project/vrf-project.entity';
import { runSeeds } from './run-seeds';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const again = (mode: 'demo' | 'production' = 'demo') =>
  runSeeds(api.dataSource, { ...api.env, APP_MODE: mode });
const titles = async () =>
  (await api.dataSource.manager.find(GalleryItemEntity, { order: { id: 'DESC' } })).map(
    ({ title }) => title,
  );

describe('the seeds', () => {
  it('bring the rows of the demonstration data, once', async () => {
    const rows = await readDemo<DemoGalleryItem[]>('gallery.json');
    expect(rows).toHaveLength(6);
    expect(await titles()).toEqual(rows.map(({ title }) => title));
    const before = await revision.read(api.dataSource.manager);
    await again();
    expect(await titles()).toHaveLength(6);
    expect(await revision.read(api.dataSource.manager)).toBe(before);
  });

  it('leave what staff have changed, and what they have deleted stays deleted', async () => {
    const [changed, deleted] = (await api.as('staff', 'get', '/api/v1/gallery')).body.data as {
      id: number;
    }[];
    const path = (item: { id: number } | undefined) => `/api/v1/gallery/${item!.id}`;
    await api.as('staff', 'put', path(changed)).send({ title: 'Ours' }).expect(200);
    await api.as('staff', 'delete', path(deleted)).expect(200);
    await api.dataSource.manager.delete(GalleryItemEntity, { id: deleted!.id });
    await again();
    expect(await titles()).toHaveLength(5);
    expect(await titles()).toContain('Ours');
  });

  it('bring the pictures that an older database does not have', async () => {
    const { manager } = api.dataSource;
    const rows = await readDemo<DemoGalleryItem[]>('gallery.json');
    const key = rows.at(-1)!.picture;
    await manager.deleteAll(GalleryItemEntity);
    // A project shows the same picture.
    await manager.updateAll(VrfProjectEntity, { image_id: null });
    await manager.delete(MediaEntity, { key });
    await rm(join(storageDir(api.env), key), { recursive: true });
    await manager.delete(SeedEntity, { name: 'gallery-1' });
    await again();
    expect(await titles()).toHaveLength(6);
    const pictures = await readDemo<DemoPicture[]>('media.json');
    const { alt } = pictures.find((picture) => picture.key === key)!;
    expect(await manager.findOneBy(MediaEntity, { key })).toMatchObject({ alt });
    expect((await readdir(join(storageDir(api.env), key))).sort()).toEqual(
      (await readdir(join(DEMO_MEDIA_DIR, key))).sort(),
    );
  });

  it('of the demonstration are for the mode demo alone', async () => {
    const { manager } = api.dataSource;
    await manager.deleteAll(GalleryItemEntity);
    await manager.delete(SeedEntity, { name: 'gallery-1' });
    await again('production');
    expect(await titles()).toEqual([]);
    await again();
    expect(await titles()).toHaveLength(6);
  });
});
