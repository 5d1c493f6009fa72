import ts from 'typescript';
import { markdownTable } from './markdown-table.mjs';

/** The table of the product's own metrics, from the object MEASURES of `measures.ts`. */
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

/** The metrics that the product defines, by name. */
export async function measuresOf(source) {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  // The file is a table: it imports nothing.
  const { MEASURES } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  return MEASURES;
}
