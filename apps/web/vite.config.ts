import { reactRouter } from '@react-router/dev/vite';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  isRunnableDevEnvironment,
  type Plugin,
} from 'vite';
import { styleTokens } from '../../libs/tokens/src/postcss.ts';
import type * as Site from './server/create-web';

const SOURCE = '@shishir/source';
const VENDOR = /node_modules\/(react|react-dom|react-router|scheduler)\//;
/** Style sheets of every page, also of one that failed to load, for which React Router does not link its own. */
const STYLES = /app\/(platform|catalogue\/products\/category-bar).*\.css$/;
const API = process.env.API_URL ?? 'http://127.0.0.1:3333';

/** Serves pages in development with the same server code as in production, compiled on demand. */
function siteServer(): Plugin {
  return {
    name: 'site-server',
    apply: 'serve',
    configureServer: (vite) => () => {
      vite.middlewares.use((request, response, next) => {
        const { ssr } = vite.environments;
        if (!ssr || !isRunnableDevEnvironment(ssr)) return next();
        request.url = request.originalUrl;
        ssr.runner
          .import<typeof Site>('/server/create-web.ts')
          .then(async ({ createWeb, callApiOverHttp }) => {
            const env = {
              PUBLIC_URL: `http://${request.headers.host ?? 'localhost'}`,
              ADMIN_URL: process.env.ADMIN_URL ?? 'http://admin.localhost:4300',
              TRUSTED_PROXIES: 0,
              LIMIT_PAGES_PER_MINUTE: 100_000,
              LIMIT_PAGES_AT_ONCE: 4,
            };
            const parts = { callApi: callApiOverHttp(API), clientDir: null };
            (await createWeb(env, parts)).listener(request, response);
          })
          .catch(next);
      });
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [siteServer(), reactRouter()],
  css: { postcss: { plugins: styleTokens() } },
  resolve: {
    conditions: [SOURCE, ...defaultClientConditions],
  },
  ssr: {
    resolve: {
      conditions: [SOURCE, ...defaultServerConditions],
      externalConditions: [SOURCE, 'node'],
    },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Few files compress better than many: docs/decisions/0075-scripts-by-route.md.
            codeSplitting: {
              groups: [
                { name: 'styles', test: STYLES },
                { name: 'vendor', test: VENDOR },
                { name: 'site', tags: ['$initial'], minShareCount: 9 },
                {
                  name: 'catalogue',
                  tags: ['$initial'],
                  test: /app\/catalogue\//,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One file with the production builds of everything in it renders faster than loose packages.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        rollupOptions: { input: './server/create-web.ts' },
      },
    },
  },
  build: {
    // Inlined files would need data: in the page's policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  optimizeDeps: {
    entries: ['app/**/*.tsx'],
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
      'radix-ui',
    ],
  },
  server: {
    port: 4200,
    host: '127.0.0.1',
    // The API distinguishes its two hosts by name, so the name is forwarded.
    proxy: Object.fromEntries(
      ['/api', '/storage', '/health'].map((path) => [path, { target: API, changeOrigin: false }]),
    ),
  },
}));
