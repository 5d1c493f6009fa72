import ts from 'typescript';
import { markdownTable } from './markdown-table.mjs';

/** Returns the table of the product's own metrics from the object MEASURES in `measures.ts`. */
export async function metricsTable(source) {
  const rows = Object.entries(await measuresOf(source)).map(
    ([name, { type, labels = [], help }]) => [
      `\`${name}\``,
      type,
      labels.map((label) => `\`${label}\``).join(', '),
      help,
    ],
  );
  return markdownTable(['metric', 'type', 'labels', 'meaning'], rows);
}

/** Returns the metrics of the product by name. */
export async function measuresOf(source) {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  // The file has no imports, so it can be loaded from its text.
  const { MEASURES } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  return MEASURES;
}
