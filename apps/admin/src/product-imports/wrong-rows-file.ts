import type { ImportRow } from '@shishir/contract';
import { previewTexts } from './product-imports.texts';

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The mistakes of a file, one line each, as a CSV that spreadsheets read as UTF-8 and never run. */
export function wrongRowsFile(rows: ImportRow[]): Blob {
  const lines = rows.flatMap(({ row, model, problems }) =>
    problems.map(({ field, reason }) => [String(row), model, field, reason]),
  );
  const text = [[...previewTexts.wrongColumns], ...lines]
    .map((line) => line.map(cell).join(','))
    .join('\r\n');
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
