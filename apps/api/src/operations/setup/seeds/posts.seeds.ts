import type { DemoPost } from '@shishir/demo';
import { readTimeOf } from '@shishir/format';
import { type PostEntity } from '../../../content/posts/post.entity';
import { postsApi } from '../../../content/posts/posts.service';
import { demoKind, insertAll, type PictureIds, type Seed } from './seed';

const kind = demoKind(postsApi, 'posts');

export const postSeeds: Seed[] = [
  {
    name: 'posts-1',
    kind,
    async read(demo) {
      const posts = await demo.readDemo<DemoPost[]>('posts.json');
      const bodies = await Promise.all(
        posts.map(({ body }) => demo.readText(`posts/${body}`).then((text) => text.trim())),
      );
      const toRow = (post: DemoPost, index: number, pictures: PictureIds): Partial<PostEntity> => {
        const { picture, published_at, ...texts } = post;
        const body = bodies[index]!;
        return {
          ...texts,
          body,
          published_at: new Date(published_at),
          read_time: readTimeOf(body),
          status: 'published',
          image_id: pictures.get(picture)!,
        };
      };
      return {
        pictures: posts.map(({ picture }) => picture),
        // The newest post is the first of the file and is inserted last.
        insert: (manager, pictures) =>
          insertAll(
            manager,
            kind,
            posts.map((post, index) => toRow(post, index, pictures)).reverse(),
          ),
      };
    },
  },
];
