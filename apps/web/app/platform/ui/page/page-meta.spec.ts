import { pageMeta } from './page-meta';

it.each(['//evil.example', '//evil.test%2f..', '/\\evil.test', '//evil.test:99999/x', '/%ZZ'])(
  'names an address of its own site for %s',
  (path) => {
    const meta = pageMeta({
      title: 'Page not found',
      description: 'This page does not exist.',
      path,
      publicUrl: 'https://site.example',
      siteName: 'Example Cooling',
    });
    const addresses = JSON.stringify(meta).match(/https?:\/\/[^/"]*/g);
    expect(new Set(addresses)).toEqual(new Set(['https://site.example']));
  },
);
