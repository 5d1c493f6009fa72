import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = (name: string) =>
  fileURLToPath(new URL(`../production/${name}`, import.meta.resolve('react-router')));

/** React Router exports its development build only. The production one lies beside it: builds use that. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: file('index.mjs') },
          { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
        ],
      },
    }),
  };
}
