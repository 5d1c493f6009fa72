import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = new URL('../production/', import.meta.resolve('react-router'));
const file = (name: string) => fileURLToPath(new URL(name, folder));

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

interface Node {
  type: string;
  start: number;
  end: number;
}
type Call = Node & { callee: Node & { name?: string }; arguments: Node[] };

/**
 * Takes the messages of the router's checks out of the browser's build: 'You should call navigate() in an effect'
 * and the like are for developers, who have them while developing and on the server.
 */
export function withoutRouterMessages(): Plugin {
  return {
    name: 'without-router-messages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.startsWith(fileURLToPath(folder))) return null;
      const messages = checksIn(this.parse(code)).map(({ arguments: [check, message] }) => ({
        from: check!.end,
        to: message!.end,
      }));
      return messages
        .sort((one, other) => other.from - one.from)
        .reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), code);
    },
  };
}

/** The calls of `invariant(check, message)` below a node of the syntax tree. */
function checksIn(node: unknown): Call[] {
  if (Array.isArray(node)) return node.flatMap(checksIn);
  if (typeof node !== 'object' || node === null) return [];
  const call = node as Call;
  const isCheck = call.type === 'CallExpression' && call.callee.name === 'invariant';
  if (isCheck && call.arguments.length === 2) return [call];
  return Object.values(node).flatMap(checksIn);
}
