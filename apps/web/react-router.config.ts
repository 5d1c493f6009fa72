import type { Config } from '@react-router/dev/config';

const isBangla = process.env.SITE_LOCALE === 'bn';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: isBangla ? 'build/bn' : 'build/en',
  // The development server needs the slash: it is the base of its modules.
  basename: !isBangla ? '/' : process.argv.includes('dev') ? '/bn/' : '/bn',
  // The whole route table is small: sending it once is cheaper than several requests.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
