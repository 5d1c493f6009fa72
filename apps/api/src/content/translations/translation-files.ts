import type { TranslatedSubject, TranslationFormat } from '@shishir/contract';
import { parse } from 'csv-parse/sync';
import { SaxesParser } from 'saxes';
import { csvLines, undefuse, UTF8_MARK } from '../../platform/records/csv-cells';

/** A text in a file for a translator. */
export interface FileText {
  subject: string;
  id: number;
  field: string;
  source: string;
  /** Blank if it is not translated. */
  target: string;
}

/** A text to write into a file, with its names for people. */
export interface ExportedText extends FileText {
  subject: TranslatedSubject;
  record: string;
  label: string;
  state: 'missing' | 'stale' | 'draft' | 'approved';
}

/** A file that is neither XLIFF 2 nor CSV as they are exported here. */
export class UnreadableFile extends Error {}

const XLIFF = 'urn:oasis:names:tc:xliff:document:2.0';
const COLUMNS = ['Type', 'ID', 'Field', 'Record', 'Label', 'English', 'Bangla', 'State'];

/** Returns the file in the format. */
export const writeTexts = (texts: ExportedText[], format: TranslationFormat): string =>
  format === 'csv' ? csvOf(texts) : xliffOf(texts);

/** Reads an exported file. Throws UnreadableFile if it is of another kind. */
export const readTexts = (content: string): FileText[] =>
  content.trimStart().startsWith('<') ? textsInXliff(content) : textsInCsv(content);

const csvOf = (texts: ExportedText[]): string =>
  UTF8_MARK +
  csvLines([
    COLUMNS,
    ...texts.map(({ subject, id, field, record, label, source, target, state }) => [
      ...[subject, id, field, record, label, source, target, state],
    ]),
  ]);

function textsInCsv(content: string): FileText[] {
  let rows: Record<string, string>[];
  try {
    const [heading = ''] = content.split(/\r?\n/, 1);
    const delimiter = [',', ';', '\t'].find((one) => heading.split(one).length >= 7) ?? ',';
    rows = parse(content, { columns: true, bom: true, delimiter, skip_empty_lines: true });
  } catch {
    throw new UnreadableFile();
  }
  const cell = (row: Record<string, string>, name: string) => undefuse(row[name] ?? '');
  const isOurs = (row: Record<string, string>) =>
    ['Type', 'ID', 'Field', 'English', 'Bangla'].every((name) => row[name] !== undefined);
  if (rows.length > 0 && !isOurs(rows[0]!)) throw new UnreadableFile();
  return rows.map((row) => ({
    subject: cell(row, 'Type'),
    id: Number(cell(row, 'ID')),
    field: cell(row, 'Field'),
    source: cell(row, 'English'),
    target: cell(row, 'Bangla'),
  }));
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
const escaped = (text: string) => text.replace(/[&<>"\r]/g, (letter) => ENTITIES[letter]!);

/** Returns the items by key, in their order. */
export function groupedBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** States of XLIFF 2: only approved texts are final. */
const STATES = { missing: 'initial', stale: 'initial', draft: 'translated', approved: 'final' };

function xliffOf(texts: ExportedText[]): string {
  const records = groupedBy(texts, ({ subject, id }) => `${subject}-${id}`);
  const files = [...records].map(([key, units]) => {
    const parts = units.map(({ field, label, source, target, state }, index) =>
      [
        `    <unit id="u${index + 1}" name="${escaped(field)}">`,
        `      <notes><note>${escaped(label)}</note></notes>`,
        `      <segment state="${STATES[state]}">`,
        `        <source xml:space="preserve">${escaped(source)}</source>`,
        ...(target ? [`        <target xml:space="preserve">${escaped(target)}</target>`] : []),
        '      </segment>',
        '    </unit>',
      ].join('\n'),
    );
    const name = escaped(units[0]!.record);
    return [`  <file id="${key}" original="${name}">`, ...parts, '  </file>'].join('\n');
  });
  const root = `<xliff xmlns="${XLIFF}" version="2.0" srcLang="en" trgLang="bn">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', root, ...files, '</xliff>', ''].join('\n');
}

function textsInXliff(content: string): FileText[] {
  const found: FileText[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let isXliff = false;
  let record: Pick<FileText, 'subject' | 'id'> = { subject: '', id: 0 };
  let unit: FileText | null = null;
  let part: 'source' | 'target' | null = null;
  parser.on('error', () => {
    throw new UnreadableFile();
  });
  // A document type could define entities, which our files never have.
  parser.on('doctype', () => {
    throw new UnreadableFile();
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const attribute = (name: string) => String(attributes[name]?.value ?? '');
    if (local === 'xliff') isXliff = uri === XLIFF;
    if (local === 'file') {
      const [, subject = '', id = ''] = /^(.+)-(\d+)$/.exec(attribute('id')) ?? [];
      record = { subject, id: Number(id) };
    }
    if (local === 'unit') unit = { ...record, field: attribute('name'), source: '', target: '' };
    if (local === 'source' || local === 'target') part = local;
  });
  // Tools of translators may split a unit into several segments.
  parser.on('text', (text) => {
    if (unit && part) unit[part] += text;
  });
  parser.on('closetag', ({ local }) => {
    if (local === 'source' || local === 'target') part = null;
    if (local !== 'unit' || !unit) return;
    found.push(unit);
    unit = null;
  });
  parser.write(content).close();
  if (!isXliff) throw new UnreadableFile();
  return found;
}
