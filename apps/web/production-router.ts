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

/**
 * The functions of the router that this site never needs in the browser, and what they become. A bundler cannot know
 * that: they are chosen by values, such as the mode of route discovery, that it does not see.
 */
const UNUSED: Record<string, string> = {
  // Routes are not discovered on the way, the manifest has them all: `routeDiscovery` in react-router.config.ts.
  checkFogOfWar: '{ return {} }',
  discoverRoutes: '{}',
  getPatchRoutesOnNavigationFunction: '{}',
  patchRoutesImpl: '{}',
  useFogOFWarDiscovery: '{}',
  // Nothing measures the router, and no page blocks leaving it.
  getRouteInstrumentationUpdates: '{}',
  instrumentClientSideRouter: '{}',
  shouldBlockNavigation: '{}',
  updateBlocker: '{}',
  getBlocker: "{ throw Error('See production-router.ts') }",
  deleteBlocker: '{}',
  // No server components, no pages without a server, no view transitions.
  RSCErrorHandler: '{}',
  RSCDefaultRootErrorBoundaryImpl: '{}',
  HistoryRouter: '{}',
  RSCPrefetchPageLinksImpl: '{}',
  nonSsrStrategy: '{}',
  useViewTransitionState: '{ return false }',
  restoreAppliedTransitions: '{}',
  persistAppliedTransitions: '{}',
  // The error boundaries show texts of their own.
  getInternalRouterError:
    "{ return new ErrorResponseImpl(status || 500, '', Error(status), true) }",
  // The root has an error boundary of its own, and the server renders every page.
  DefaultErrorComponent: '{ return null }',
  RemixRootDefaultErrorBoundary: '{ return null }',
  RemixRootDefaultHydrateFallback: '{ return null }',
};

/** Components that nothing here renders, and that bundlers keep since a class may do something when it is made. */
const UNUSED_CLASSES = new Set(['AwaitErrorBoundary', 'RSCRouterGlobalErrorBoundary']);

/** Conditions of the router that never hold in this site's pages, for the same reasons. */
const NEVER = new Set([
  'isFogOfWar',
  'fogOfWar.active',
  'enableFogOfWar',
  'init.patchRoutesOnNavigation',
  'init.instrumentations',
  'isSpaMode',
  'ssrInfo.context.isSpaMode',
  'isRSCRouterContext',
  'rsc',
  'this.context',
  'isStatic',
  'isStaticHandler',
  'staticContext',
  'dataRouterContext.static',
  'dataRouterOpts.isStatic',
  'renderMeta',
  'typeof manifest.sri === "object"',
  'isViewTransitionAvailable',
  'vtContext.isTransitioning',
  'pendingState',
  'interruption',
  'basename !== "/"',
]);

/** Marks links for the discovery of their routes: two percent of the HTML of a list, on the server as well. */
const DISCOVERED = 'discover === "render"';

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Edit {
  from: number;
  to: number;
  text: string;
}
type Call = Node & { callee: Node & { name?: string }; arguments: Node[] };
type Declaration = Node & { id: { name: string }; body: Node };
type Variable = Node & { id: { name?: string }; init?: Node };
type Statement = Node & { expression: Node & { left?: Node } };
/** The operands of `if`, `?:`, `&&`, `||` and `!`. */
type Condition = Node & {
  operator?: string;
  test?: Node;
  left?: Node;
  right?: Node;
  argument?: Node;
};

/**
 * Takes out of the browser's build what the router has for its developers, messages of checks and names of components,
 * and what this site does not use. Development has the whole router, and the server all but the marks of its links.
 */
export function smallerRouter(): Plugin {
  const missing = new Set([...Object.keys(UNUSED), ...UNUSED_CLASSES, ...NEVER, DISCOVERED]);
  return {
    name: 'smaller-router',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(fileURLToPath(folder))) return null;
      const isClient = this.environment.name === 'client';
      const edits: Edit[] = [];
      visit(this.parse(code), (node) => {
        for (const { start, end } of conditionsOf(node)) {
          const condition = code.slice(start, end);
          if (condition !== DISCOVERED && !(isClient && NEVER.has(condition))) continue;
          missing.delete(condition);
          edits.push({ from: start, to: end, text: 'false' });
        }
        if (!isClient) return;
        if (isCheck(node)) {
          const [check, message] = node.arguments;
          edits.push({ from: check!.end, to: message!.end, text: '' });
        } else if (isUnused(node)) {
          missing.delete(node.id.name);
          edits.push({ from: node.body.start, to: node.body.end, text: UNUSED[node.id.name]! });
        } else if (isUnusedClass(node)) {
          missing.delete(node.id.name!);
          edits.push({ from: node.init!.start, to: node.init!.end, text: 'null' });
        } else if (isDisplayName(node, code)) {
          edits.push({ from: node.start, to: node.end, text: '' });
        }
      });
      return apply(code, edits);
    },
    buildEnd(error) {
      if (!error && this.environment.name === 'client' && missing.size > 0) {
        this.error(`React Router has no ${[...missing].join(', ')} any more: production-router.ts`);
      }
    },
  };
}

function visit(node: unknown, each: (node: Node) => void) {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) each(node as Node);
  for (const below of Object.values(node)) visit(below, each);
}

function conditionsOf(node: Node): Node[] {
  const { type, operator, test, left, right, argument } = node as Condition;
  const of: Record<string, (Node | undefined)[]> = {
    IfStatement: [test],
    ConditionalExpression: [test],
    LogicalExpression: [left, right],
    UnaryExpression: operator === '!' ? [argument] : [],
  };
  return (of[type] ?? []).filter((one) => one !== undefined);
}

/** `invariant(check, message)`. */
function isCheck(node: Node): node is Call {
  const { type, callee, arguments: given } = node as Call;
  return type === 'CallExpression' && /^invariant2?$/.test(callee.name ?? '') && given.length === 2;
}

function isUnused(node: Node): node is Declaration {
  return node.type === 'FunctionDeclaration' && (node as Declaration).id.name in UNUSED;
}

function isUnusedClass(node: Node): node is Variable {
  const { type, id, init } = node as Variable;
  return (
    type === 'VariableDeclarator' &&
    init?.type === 'ClassExpression' &&
    UNUSED_CLASSES.has(id.name ?? '')
  );
}

/** `Link.displayName = 'Link'`: a name for the tools of developers. */
function isDisplayName(node: Node, code: string): boolean {
  if (node.type !== 'ExpressionStatement') return false;
  const { left } = (node as Statement).expression;
  return left !== undefined && /^\w+\.displayName$/.test(code.slice(left.start, left.end));
}

/** Applies edits from the end, so that positions hold; one inside another is lost with it. */
function apply(code: string, edits: Edit[]): string {
  const outermost = edits.filter(
    ({ from, to }) => !edits.some((other) => other.from < from && to < other.to),
  );
  return outermost
    .sort((one, other) => other.from - one.from)
    .reduce((left, { from, to, text }) => left.slice(0, from) + text + left.slice(to), code);
}
