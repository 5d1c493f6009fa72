import { pageMeta } from './page-meta';

it.each(['//evil.example', '//evil.test%2f..', '/\\evil.test', '//evil.test:99999/x', '/%ZZ'])(
  'keeps the address %s on the site',
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
