// npm run bench: what an answer costs, beside what it costs at least. See docs/performance.md.
import './setup/require-node.mjs';
import('./bench/run.mjs');
