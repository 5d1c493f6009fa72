import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { styleTokens } from '../../libs/tokens/src/postcss.ts';
import { documentTexts as bangla } from './src/document.texts.bn.ts';
import { documentTexts as english } from './src/document.texts.ts';

const DEFAULT_EXTENSIONS = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];
/** The language of this build: docs/decisions/0103-the-dashboard-in-bangla.md. */
const IS_BANGLA = process.env.LOCALE === 'bn';
/** The development server of the Bangla dashboard, below `/bn` of the English one. */
const BANGLA = process.env.DASHBOARD_BANGLA_URL ?? 'http://127.0.0.1:4301';
const API = process.env.API_URL ?? 'http://127.0.0.1:3333';

/** Keeps the host that the browser sent, because the session cookie belongs to it. */
const toApi = { target: API, changeOrigin: false };

/** Writes language and texts into the HTML page. The Bangla one is built to `bn/index.html`, beside the English one. */
function localizedPage(): Plugin {
  const texts = IS_BANGLA ? bangla : english;
  return {
    name: 'localized-page',
    transformIndexHtml: (html) =>
      html.replace(/%(\w+)%/g, (_, name: keyof typeof texts) => texts[name]),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (!IS_BANGLA || page?.type !== 'asset') return;
        delete bundle['index.html'];
        this.emitFile({ type: 'asset', fileName: 'bn/index.html', source: page.source });
      },
    },
  };
}

const FACES = IS_BANGLA
  ? /(instrument-sans|funnel-display)-latin-wght.*\.woff2$|hind-siliguri-bengali-.*\.woff2$/
  : /(instrument-sans|funnel-display)-latin-wght.*\.woff2$/;

/** Preloads the font files of the first paint, before the style sheet is read. */
function preloadFaces(): Plugin {
  return {
    name: 'preload-faces',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FACES.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [react(), localizedPage(), preloadFaces()],
  css: { postcss: { plugins: styleTokens() } },
  ...(IS_BANGLA && {
    // Built files of both languages are in one folder, so a browser loads a font or a library once.
    base: command === 'serve' ? '/bn/' : '/',
    cacheDir: '../../node_modules/.vite/admin-bn',
  }),
  resolve: {
    conditions: ['@shishir/source', ...defaultClientConditions],
    // Finds the Bangla twin of a module first.
    extensions: [...(IS_BANGLA ? ['.bn.ts', '.bn.tsx'] : []), ...DEFAULT_EXTENSIONS],
  },
  build: {
    // The English build runs first.
    emptyOutDir: !IS_BANGLA,
    // The content security policy allows no data URLs for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few, larger files: all that signing in needs, and all that many pages share.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: {
    port: IS_BANGLA ? 4301 : 4300,
    strictPort: true,
    host: '127.0.0.1',
    allowedHosts: ['admin.localhost'],
    proxy: {
      '/api': toApi,
      '/storage': toApi,
      ...(!IS_BANGLA && { '^/bn(/|$)': { target: BANGLA, changeOrigin: false, ws: true } }),
    },
  },
}));
