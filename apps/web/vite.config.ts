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

const DEFAULT_EXTENSIONS = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];
const SOURCE = '@shishir/source';
const VENDOR = /node_modules\/(react|react-dom|react-router|scheduler)\//;
/** Style sheets of every page, also of one that failed to load, for which React Router does not link its own. */
const STYLES = /app\/(platform|catalogue\/products\/category-bar).*\.css$/;
const API = process.env.API_URL ?? 'http://127.0.0.1:3333';
/** The language of this build: docs/decisions/0101-bangla-below-bn.md. */
const IS_BANGLA = process.env.SITE_LOCALE === 'bn';
/** The development server of the Bangla pages, below `/bn` of the English one. */
const BANGLA = process.env.SITE_BANGLA_URL ?? 'http://127.0.0.1:4201';

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
        // The base of the development server in Bangla ends with a slash.
        if (/^\/bn(?=\?|$)/.test(request.url ?? '')) {
          const location = request.url!.replace('/bn', '/bn/');
          return void response.writeHead(302, { location }).end();
        }
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
            const parts = { callApi: callApiOverHttp(API), clientDirs: [] };
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
  ...(IS_BANGLA && {
    // Built files have the same addresses in both languages, so a browser loads a picture or a font once.
    base: command === 'serve' ? '/bn/' : '/',
    publicDir: false as const,
    cacheDir: '../../node_modules/.vite/site-bn',
  }),
  resolve: {
    conditions: [SOURCE, ...defaultClientConditions],
    // Finds the Bangla twin of a module first.
    extensions: [...(IS_BANGLA ? ['.bn.ts', '.bn.tsx'] : []), ...DEFAULT_EXTENSIONS],
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
    proxy: {
      ...Object.fromEntries(
        ['/api', '/storage', '/health'].map((path) => [path, { target: API, changeOrigin: false }]),
      ),
      ...(!IS_BANGLA && {
        '^/bn/': { target: BANGLA, changeOrigin: false, ws: true },
      }),
    },
  },
}));
