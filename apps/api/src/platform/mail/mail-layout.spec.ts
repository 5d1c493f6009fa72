import { mailHtml } from './mail-html';
import { mailText } from './mail-text';

it('escapes input in HTML mails', () => {
  const sender = { address: '', sales_phones: [], sales_hours: null, sales_email: null };
  const html = mailHtml(
    {
      subject: '</title><script>',
      heading: '<b>heading</b>',
      greeting: '<img src=x onerror=alert(1)>',
      paragraphs: ['"quoted" & more'],
      facts: [['<i>name</i>', "it's\nus"]],
      quote: { label: '<u>label</u>', text: '<script>' },
    },
    { ...sender, name: '<s>company</s>', hasOwnLogo: true },
  );
  expect(html).not.toMatch(/<(script|img|b|i|u|s)[ >]/);
  expect(html).toContain('&quot;quoted&quot; &amp; more');
  expect(html).toContain('it&#39;s<br>us');
});

describe('the layout of a mail', () => {
  const sender = {
    name: 'Padma Air',
    address: '12 Lake Road, Dhaka',
    sales_phones: ['+8801711000000', '+8801811000000'],
    sales_hours: 'Saturday to Thursday',
    sales_email: null,
    hasOwnLogo: false,
  };
  const content = {
    subject: 'Subject',
    heading: 'Heading',
    paragraphs: ['First.', 'Second.'],
    facts: [['Total', '৳500']] as [string, string][],
    link: { label: 'Open', url: 'https://padma.example/a?b=1&c=2' },
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
        'Open:\nhttps://padma.example/a?b=1&c=2\n',
        '--\nPadma Air\n12 Lake Road, Dhaka',
        'Phone: +880 17 1100 0000, +880 18 1100 0000',
        'WhatsApp: +880 17 1100 0000',
        'Hours: Saturday to Thursday\n',
        'Don’t want our product news? Unsubscribe:\nhttps://padma.example/end',
      ].join('\n'),
    );
    for (const part of [
      'src="cid:mark@mail"',
      'Heading</h1>',
      '৳500</td>',
      'href="https://padma.example/a?b=1&amp;c=2"',
      'href="tel:+8801811000000"',
      'href="https://wa.me/8801711000000"',
      'href="https://padma.example/end"',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('shows only the name of a company without details', () => {
    const text = mailText(
      { subject: 'Subject', paragraphs: ['Text.'] },
      { ...sender, address: '', sales_phones: [], sales_hours: null },
    );
    expect(text).toBe('Text.\n\n--\nPadma Air');
  });
});
