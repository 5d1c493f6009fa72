import type { CompanySender } from '../../content/company/company.mapper';
import type { MailContent } from './mail-content';
import { mailHtml } from './mail-html';
import { mailText } from './mail-text';

const sender: CompanySender = {
  locale: 'en',
  name: 'Padma Air',
  addresses: ['12 Lake Road, Dhaka', 'Warehouse: Plot 3, Gazipur'],
  web: 'padma.example',
  sales_phones: ['+8801711000000', '+8801811000000'],
  sales_hours: 'Saturday to Thursday',
  sales_email: 'sales@padma.example',
  sales_contact: null,
  hasOwnLogo: false,
};
const bare = { ...sender, addresses: [], web: null, sales_phones: [], sales_hours: null };
const nameless = { ...bare, sales_email: null };

it('escapes input in HTML mails', () => {
  const html = mailHtml(
    {
      subject: '</title><script>',
      preheader: '<script>',
      heading: '<b>heading</b>',
      greeting: '<img src=x onerror=alert(1)>',
      paragraphs: ['"quoted" & more'],
      figures: [['<i>figure</i>', '<u>1</u>']],
      steps: { title: '<s>steps</s>', items: ['<script>'] },
      products: { title: '<s>', rows: [{ name: '<s>', model: '<s>', quantity: '<s>' }] },
      facts: [['<i>name</i>', "it's\nus", 'https://padma.example/"><script>']],
      quote: { label: '<u>label</u>', text: '<script>' },
      closing: ['<script>'],
      signature: { name: '<s>', title: '<s>', phone: null },
    },
    { ...nameless, name: '<s>company</s>', addresses: ['<s>'], hasOwnLogo: true },
  );
  expect(html).not.toMatch(/<(script|img|i|u|s)[ >]/);
  expect(html).not.toContain('<b>heading');
  expect(html).toContain('&quot;quoted&quot; &amp; more');
  expect(html).toContain('it&#39;s<br>us');
});

describe('the layout of a mail', () => {
  const content: MailContent = {
    subject: 'Subject',
    preheader: 'Preheader',
    heading: 'Heading',
    paragraphs: ['First.', 'Second.'],
    figures: [['Total', '৳500']],
    link: { label: 'Open', url: 'https://padma.example/a?b=1&c=2', note: 'Read it there.' },
    steps: { title: 'What happens next', items: ['We call.', 'We come.'] },
    products: {
      title: 'What you asked for',
      rows: [
        { name: 'Cassette', model: 'AM045', quantity: '4', price: '৳100' },
        { name: 'Panel', model: '', quantity: '1', price: 'On request' },
      ],
      total: '৳400',
    },
    facts: [['Place', 'Dhaka']],
    quote: { label: 'You wrote:', text: 'One.\nTwo.' },
    closing: ['The end.'],
    signature: { name: 'Nusrat', title: 'Engineer', phone: '+8801711000000' },
    reference: 'ENQ-1',
    unsubscribe_url: 'https://padma.example/end',
  };

  it('has the same parts as text and as HTML', () => {
    const html = mailHtml(content, sender);
    expect(mailText(content, sender)).toBe(
      [
        'Heading\n',
        'First.\n',
        'Second.\n',
        'Total: ৳500\n',
        'Read it there.\n',
        'Open:\nhttps://padma.example/a?b=1&c=2\n',
        'What happens next\n1. We call.\n2. We come.\n',
        'What you asked for\n- Cassette (AM045): 4 × ৳100\n- Panel: 1 × On request',
        'Total of list prices: ৳400\n',
        'Place: Dhaka\n',
        'You wrote:\n> One.\n> Two.\n',
        'The end.\n',
        'Nusrat\nEngineer\n+880 17 1100 0000\n',
        '--\nPadma Air\n12 Lake Road, Dhaka\nWarehouse: Plot 3, Gazipur',
        'Call: +880 17 1100 0000, +880 18 1100 0000',
        'WhatsApp: +880 17 1100 0000',
        'Email: sales@padma.example',
        'Hours: Saturday to Thursday',
        'https://padma.example\n',
        'Don’t want our product news? Unsubscribe:\nhttps://padma.example/end',
      ].join('\n'),
    );
    for (const part of [
      'src="cid:mark@mail"',
      'Preheader&#8199;',
      'Heading</h1>',
      '৳500</b>',
      '<a href="https://padma.example/a?b=1&amp;c=2"',
      'We come.',
      'AM045</span>',
      'Dhaka</td>',
      'One.<br>Two.',
      'The end.',
      'href="tel:+8801811000000"',
      'href="https://wa.me/8801711000000?text=Hello%2C%20about%20ENQ-1%3A%20"',
      'href="mailto:sales@padma.example"',
      'href="https://padma.example/end"',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('renders the content that earlier releases stored', () => {
    const stored = JSON.parse(
      '{"subject":"S","heading":"H","greeting":"Dear A,","paragraphs":["One","Two"],"facts":[["Total","৳500"]],"link":{"label":"Open","url":"https://padma.example/q"},"quote":{"label":"You wrote:","text":"Hi"},"unsubscribe_url":"https://padma.example/end"}',
    ) as MailContent;
    const html = mailHtml(stored, sender);
    for (const part of ['H</h1>', 'Dear A,', 'Two</p>', '৳500</td>', '>Open</a>', 'Hi', '/end"']) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain('undefined');
    expect(mailText(stored, nameless)).toBe(
      'H\n\nDear A,\n\nOne\n\nTwo\n\nOpen:\nhttps://padma.example/q\n\nTotal: ৳500\n\nYou wrote:\n> Hi\n\n--\nPadma Air\n\nDon’t want our product news? Unsubscribe:\nhttps://padma.example/end',
    );
  });

  it('never breaks phone numbers, units and Bangla endings', () => {
    const text = 'রহমান-এর 5.6 kW, +880 17 1100 0000, &-এর';
    const html = mailHtml({ subject: 'Subject', paragraphs: [text] }, nameless);
    const kept = [...html.matchAll(/nowrap">([^<]*)<\/span>/g)].map(([, part]) => part);
    expect(kept).toEqual(['রহমান-এর', '5.6 kW', '+880 17 1100 0000']);
  });

  it('loads nothing from the network and follows a dark system', () => {
    const html = mailHtml(content, sender);
    expect(html).not.toMatch(/src="(?!cid:)|url\(|@import|<link/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const dark = html.slice(html.indexOf('@media(prefers-color-scheme:dark)'));
    // Every coloured ground and text has a dark colour, as long as its program reads style sheets.
    for (const [, classes, style] of html.matchAll(/class="([^"]*)"[^>]*? style="([^"]*)"/g)) {
      const isColored = /(?<!-)color:#(0a1a2a|53677a)/.test(style!) && !/background/.test(style!);
      if (isColored) expect(classes).toMatch(/ink|quiet/);
    }
    for (const name of ['bg', 'card', 'wash', 'ink', 'quiet', 'blue', 'line']) {
      expect(dark).toContain(`.${name}{`);
    }
  });

  it('stays below the size at which Gmail cuts a mail, with a hundred products', () => {
    const row = { name: 'Wind-Free 4 Way Cassette 5.6 kW', model: 'AM056NN4DEH', quantity: '10' };
    const rows = Array.from({ length: 100 }, () => ({ ...row, price: '৳1,20,000' }));
    const html = mailHtml({ ...content, products: { rows, total: '৳12,00,00,000' } }, sender);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });

  it('shows no contact details in mails to the company, and only its name without details', () => {
    const mail = { subject: 'Subject', paragraphs: ['Text.'] };
    expect(mailText(mail, nameless)).toBe('Text.\n\n--\nPadma Air');
    expect(mailHtml({ ...mail, isInternal: true }, sender)).not.toContain('tel:');
    expect(mailHtml(mail, bare)).toContain('mailto:sales@padma.example');
  });
});
