/** One token of JSON: a mark, a text, or a number or word. */
const TOKEN =
  /[ \t\n\r]*(?:([{}[\],:])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;
const BLANKS = /[ \t\n\r]*/y;

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing';

/**
 * Where a text stops being JSON, as an index into it; null where it is JSON from end to end.
 * `JSON.parse` throws, but not every version of Node states the position.
 */
export function jsonErrorIndex(text: string): number | null {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    BLANKS.lastIndex = at;
    BLANKS.test(text);
    const start = BLANKS.lastIndex;
    if (start === text.length) return expected === 'nothing' ? null : start;
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    const next: Expected | null = token && step(expected, token, open);
    if (!next) return start;
    expected = next;
    at = TOKEN.lastIndex;
  }
}

/** What may follow a token; null where the token is not allowed here. Updates `open`. */
function step(expected: Expected, token: RegExpExecArray, open: ('{' | '[')[]): Expected | null {
  const [, mark, text] = token;
  const after = (): Expected => (open.length > 0 ? ', or end' : 'nothing');
  if (expected === 'key' || expected === 'key or }') {
    if (text) return ':';
    if (mark !== '}' || expected === 'key') return null;
    open.pop();
    return after();
  }
  if (expected === ':') return mark === ':' ? 'value' : null;
  if (expected === ', or end') {
    const inner = open.at(-1);
    if (mark === ',') return inner === '{' ? 'key' : 'value';
    if (mark !== (inner === '{' ? '}' : ']')) return null;
    open.pop();
    return after();
  }
  if (expected === 'nothing') return null;
  if (mark === undefined) return after();
  if (mark === ']' && expected === 'value or ]') {
    open.pop();
    return after();
  }
  if (mark !== '{' && mark !== '[') return null;
  open.push(mark);
  return mark === '{' ? 'key or }' : 'value or ]';
}

/** Line and column, both from 1, of an index into a text. */
export function lineAndColumn(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index);
  const lastBreak = before.lastIndexOf('\n');
  return { line: before.split('\n').length, column: index - lastBreak };
}
