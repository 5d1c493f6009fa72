import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdown } from './markdown';

const html = (source: string) => markdown(source).html;
/** Returns the HTML without line breaks between tags. */
const compact = (source: string) => html(source).replace(/>\n</g, '><');

describe('Markdown', () => {
  it('renders headings with unique ids, and lists the second level as sections', () => {
    const text = markdown('## What a ton is\n\n### In *detail*\n\n## What a ton is\n## Main\n');
    expect(text.html.split('\n')).toEqual([
      '<h2 id="what-a-ton-is">What a ton is</h2>',
      '<h3>In <em>detail</em></h3>',
      '<h2 id="what-a-ton-is-2">What a ton is</h2>',
      '<h2 id="main-2">Main</h2>',
    ]);
    expect(text.sections).toEqual([
      { id: 'what-a-ton-is', title: 'What a ton is' },
      { id: 'what-a-ton-is-2', title: 'What a ton is' },
      { id: 'main-2', title: 'Main' },
    ]);
    expect(markdown('## Duties\n### More', { level: 4, ids: false })).toMatchObject({
      html: '<h4>Duties</h4>\n<h5>More</h5>',
      sections: [],
    });
  });

  it('renders paragraphs, lists, emphasis, links and callouts', () => {
    expect(html('One\nline.\n\nTwo.')).toBe('<p>One line.</p>\n<p>Two.</p>');
    expect(compact('- **Roof:** add 20\n  % or less\n- Window\n\n1. First\n2. Second')).toBe(
      '<ul><li><strong>Roof:</strong> add 20\u00a0% or less</li><li>Window</li></ul>' +
        '<ol><li>First</li><li>Second</li></ol>',
    );
    expect(html('See [units](/products/outdoor?tr=5&q=a) and [ISO](https://iso.example/1).')).toBe(
      '<p>See <a href="/products/outdoor?tr=5&amp;q=a">units</a> and ' +
        '<a href="https://iso.example/1" target="_blank" rel="noopener">ISO</a>.</p>',
    );
    expect(compact('> **Note.** One.\n>\n> Two.')).toBe(
      '<div class="prose__callout"><p><strong>Note.</strong> One.</p><p>Two.</p></div>',
    );
    expect(html('2 * 3 * 4 and \\*this\\*')).toBe('<p>2 * 3 * 4 and *this*</p>');
  });

  it('renders tables with caption, header cells and right-aligned figures', () => {
    const source = 'Table: Rooms & sizes\n\n| Room | TR |\n| --- | ---: |\n| Bed \\| bath | 1.4 |';
    expect(compact(source)).toBe(
      '<section class="prose__table" aria-label="Rooms &amp; sizes" tabindex="0"><table>' +
        '<caption><span>Rooms &amp; sizes</span></caption>' +
        '<thead><tr><th scope="col">Room</th><th scope="col" class="prose__number">TR</th></tr></thead>' +
        '<tbody><tr><th scope="row">Bed | bath</th><td class="prose__number">1.4</td></tr></tbody>' +
        '</table></section>',
    );
    expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('aria-label="Table 1"');
    expect(html('| no table')).toBe('<p>| no table</p>');
  });

  it('numbers footnotes and returns their texts separately', () => {
    const text = markdown('Up to 55 %[^1].\n\n[^1]: Maker’s claim, *with* its condition.');
    expect(text.html).toContain(
      '55\u00a0%<sup class="note-mark"><a href="#note-1" aria-label="Note 1">1</a></sup>.',
    );
    expect(text.notes).toEqual([{ text: 'Maker’s claim, with its condition.' }]);
  });

  it.each([
    '<script>alert(1)</script>',
    '## <img src=x onerror=alert(1)>',
    '[press](javascript:alert(1))',
    '[press](JAVASCRIPT:alert`1`)',
    '[press](data:text/html;base64,PHNjcmlwdD4=)',
    '[press](//evil.example)',
    '[press](/\\evil.example)',
    '[press](https://a.example/"onmouseover="alert`1`)',
    '[<b onclick=x>press</b>](/products)',
    '| <td> | "\n|---|---|\n| <script> | \' |',
    'Table: "><script>\n\n| a |\n|---|\n| b |',
    '> <iframe src=//evil.example>',
    '- <svg/onload=alert(1)>',
    '[^1]: <script>alert(1)</script>',
    '**<b>**',
  ])('escapes HTML and rejects other addresses: %s', (source) => {
    const { html, sections } = markdown(source);
    const tags = html.replace(
      /<\/?(?:h[2-5]|p|ul|ol|li|strong|em|sup|div|section|table|caption|span|thead|tbody|tr|th|td|a)(?: (?:id|class|scope|role|aria-label|tabindex|href|target|rel)="[^"<>]*")*>/g,
      '',
    );
    expect(tags).not.toMatch(/[<>"']/);
    expect(html).not.toMatch(/href="(?!\/(?![/\\])|https:\/\/)/);
    for (const { id } of sections) expect(id).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u);
  });

  it('terminates for any input', () => {
    const nasty = [
      '>',
      '|',
      '|\n|---|',
      '- ',
      '#',
      '[^1]:',
      '**',
      '*',
      '\\',
      'Table: x\n\n|',
      '   x',
    ];
    for (const source of nasty) expect(typeof html(source)).toBe('string');
    const long = `${'*a '.repeat(4_000)}${'['.repeat(2_000)}${'**'.repeat(500)}`;
    const begin = performance.now();
    html(long);
    expect(performance.now() - begin).toBeLessThan(2_000);
  });
});

it('renders the demonstration articles without leftover marks', () => {
  const folder = join(__dirname, '../../demo/data/posts');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    const { html, sections, notes } = markdown(readFileSync(join(folder, file), 'utf8'));
    const text = html.replace(/<[^>]*>/g, '');
    expect([file, text.match(/\*|\]\(|\[\^|^#|\|/m)]).toEqual([file, null]);
    expect([file, sections.length >= 4]).toEqual([file, true]);
    expect([file, html.match(/note-mark/g)?.length ?? 0]).toEqual([file, notes.length]);
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) {
      expect(address).toMatch(
        /^(#note-\d|\/(products\/[\w-]+|products|tools\/[\w-]+|contact-us|wind-free)$)/,
      );
    }
  }
});

it('keeps the address of a link in a footnote', () => {
  const { notes } = markdown('Quiet[^1].\n\n[^1]: See [the test](https://lab.example/a) of 2026.');
  expect(notes).toEqual([{ text: 'See the test (https://lab.example/a) of 2026.' }]);
});
