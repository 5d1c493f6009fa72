import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { styleTokens } from '../../libs/tokens/src/postcss.ts';

const API = process.env.API_URL ?? 'http://127.0.0.1:3333';

/** Keeps the host that the browser sent, because the session cookie belongs to it. */
const toApi = { target: API, changeOrigin: false };

/** Preloads the two Latin font files: the first paint needs them before the style sheet is read. */
function preloadFaces(): Plugin {
  return {
    name: 'preload-faces',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /(instrument-sans|funnel-display)-latin-wght.*\.woff2$/.test(file))
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

export default defineConfig({
  plugins: [react(), preloadFaces()],
  css: { postcss: { plugins: styleTokens() } },
  resolve: { conditions: ['@shishir/source', ...defaultClientConditions] },
  // The content security policy allows no data URLs for fonts.
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    port: 4300,
    strictPort: true,
    host: '127.0.0.1',
    allowedHosts: ['admin.localhost'],
    proxy: { '/api': toApi, '/storage': toApi },
  },
});
