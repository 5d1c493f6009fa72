import { judged, spamSigns } from './spam';

const SITE = 'http://localhost:8111';
const judge = (message: string, names: string[] = ['Rahim']) =>
  judged(spamSigns({ message, names }, SITE)).spam_reason;

describe('the spam score', () => {
  it.each([
    '01711 000000',
    '5',
    '1.5',
    '???',
    '৫',
    '👍',
    'Да',
    '张伟',
    `Please quote ${SITE}/products/27 ${SITE}/products/28 ${SITE}/products/29`,
    'localhost:8111/products/27 www.localhost:8111/1, www.localhost:8111/2, www.localhost:8111/3',
    'Plan https://www.plan.example and https://www.site.example',
    'https://www.one.example/a\nhttps://www.one.example/a\nhttps://www.one.example/a',
    'We run a Forex office, need 3 cassettes',
    'Our crypto and forex trading office in Gulshan needs 4 split ACs',
    'Chiller for a casino hotel in Cox’s Bazar, 200 TR',
    'We are an SEO agency with 40 desks. Which AC fits our floor?',
    'Do you have a loan offer for 5 ACs?',
    'The viagra line of our pharma factory needs a dehumidifier',
    'ফরেক্স (Forex) অফিসের জন্য ৩টি এসি লাগবে',
    'Cryptography lab, 2 rooms',
  ])('delivers %j', (message) => expect(judge(message)).toBeNull());

  it.each(['Bitcoin Bangladesh Ltd', 'Forex House', 'Casino Hotel', '张伟 中国建筑', '???'])(
    'delivers an enquiry of %j',
    (name) => expect(judge('5', [name])).toBeNull(),
  );

  it.each([
    ['Forex signals', 'Words'],
    ['Best casino bonus', 'Words'],
    ['Buy viagra online', 'Words'],
    ['Cheap backlinks for your AC website from our SEO agency', 'Words'],
    ['Forex office, see https://win.example', 'Words'],
    ['Earn with crypto. http://a.example', 'Words'],
    ['купите сейчас', 'Neither'],
    ['купите сейчас http://a.example', 'Neither'],
    ['我们提供最优惠的价格', 'Neither'],
    ['http://a http://b http://c', 'More than two links'],
    ['http://a,http://b,http://c', 'More than two links'],
    ['www.a.example www.b.example www.c.example', 'More than two links'],
    [`${SITE}/1 ${SITE}.a.example ${SITE}@b.example http://localhost:81/c`, 'More than two links'],
  ])('holds %j', (message, reason) => expect(judge(message)).toMatch(reason));

  it('holds an enquiry with an http link to another site in a name', () => {
    expect(judge('', ['https://x.example'])).toMatch('A link in the name');
    expect(judge('', ['www.firm.example'])).toBeNull();
    expect(judge('', [`${SITE}/products/27`])).toBeNull();
  });
});
