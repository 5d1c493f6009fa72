import { httpRequest } from '../../support/api';
import { expect, test } from '../../support/fixtures';
import { SiteReader } from '../../support/site-pages';

const SQFT_PER_M2 = 10.7639;

/** The shaded bedroom of the texts: below another flat, 2.9 m high, a tenth of its floor is glass to the north. */
function bedroom(sqft: number, roof = 'uncooled'): string {
  const m2 = sqft / SQFT_PER_M2;
  const room = { kind: 'bedroom', unit: 'm2', area: m2, height: 2.9, roof, glass: m2 / 10 };
  const people = Math.max(2, Math.round(sqft / 90));
  return new URLSearchParams(
    Object.entries({ ...room, dir: 'n', people }).map(([field, value]) => [field, String(value)]),
  ).toString();
}

/** Pages show one decimal, rounded from the exact figure; the calculator shows two. */
const rounded = (exact: number) => expect.closeTo(exact, 0.9);

const latin = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)).replace(/\u2060/g, '');

/** Numbers of a range: '0.7 to 1.0 TR', in Bangla '0.7–1.0 TR'. */
const range = (text: string) =>
  [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));

test(
  'every page gives the same bedroom the same size, in both languages',
  { tag: '@wide-only' },
  async ({ page, product }) => {
    const site = new SiteReader(product, page);
    /** Figures of the calculator without JavaScript, in TR: the nominal size and that of the high load. */
    const calculated = async (query: string) => {
      const { html, facts } = await site.read(`/tools/room-size?${query}`);
      const figures = /([\d.]+) TR likely.*?([\d.]+) kW, from ([\d.]+) to ([\d.]+) TR/.exec(
        facts.mainText,
      );
      const nominal = Number(/ kW nominal \(([\d.]+) TR\)/.exec(facts.mainText)![1]);
      const [, likely, kw, , high] = figures!.map(Number);
      return { nominal, high: (nominal * high!) / likely!, kw: kw!, html };
    };
    const shown = async (path: string) => latin((await site.read(path)).facts.mainText);
    const posts = (await httpRequest(`${product.publicUrl}/api/v1/posts?pageSize=50`)).text;
    const { data } = JSON.parse(posts) as { data: { id: number; title: string }[] };
    const post = data.find(({ title }) => title === 'How many tons does a room need?')!;

    for (const [base, perTon] of [
      ['', ' sq ft'],
      ['/bn', ' বর্গফুট'],
    ] as const) {
      await test.step(`sector page, ${base || 'English'}`, async () => {
        const home = await shown(`${base}/page/air-conditioning-for-home`);
        for (const sqft of [100, 120, 224]) {
          const row = new RegExp(
            `${sqft}${perTon}\\s*(\\S+(?: to \\S+)?) TR\\s*(\\S+(?: to \\S+)?) TR`,
          );
          const [, flat, roof] = row.exec(home)!;
          for (const [text, above] of [
            [flat!, 'uncooled'],
            [roof!, 'bare'],
          ] as const) {
            const { nominal, high } = await calculated(bedroom(sqft, above));
            expect(range(text), `${sqft} sq ft, ${above}`).toEqual([
              rounded(nominal),
              rounded(high),
            ]);
          }
        }
      });
      await test.step(`split page, ${base || 'English'}`, async () => {
        const split = await shown(`${base}/products/split-ac`);
        const rows = [
          ...split.matchAll(
            new RegExp(
              `([\\d.]+) (?:tons?|টন)\\s*[\\d,]+\\s*[\\d.]+\\s*(\\d+(?: to |–)\\d+)${perTon}`,
              'g',
            ),
          ),
        ];
        expect(rows.length).toBe(5);
        for (const [, tons, areas] of rows) {
          const [least, most] = range(areas!);
          // The areas are rounded to 5 sq ft.
          expect((await calculated(bedroom(most! - 3))).nominal).toBeLessThanOrEqual(
            Number(tons) + 0.01,
          );
          expect((await calculated(bedroom(most! + 8))).nominal).toBeGreaterThan(Number(tons));
          expect((await calculated(bedroom(least! - 3))).high).toBeLessThanOrEqual(
            Number(tons) + 0.01,
          );
        }
      });
      await test.step(`article, ${base || 'English'}`, async () => {
        const article = await shown(`${base}/blog/${post.id}`);
        const { nominal } = await calculated(bedroom(168));
        expect(article).toContain(nominal.toFixed(2));
        const of200 = await calculated(bedroom(200));
        const first = new RegExp(`(\\d+(?: to |–)\\d+)\\s*(\\d\\.\\d(?: to |–)\\d\\.\\d) TR`).exec(
          article,
        )!;
        expect(range(first[2]!)).toEqual([rounded(of200.nominal), rounded(of200.high)]);
      });
    }
    await test.step('system builder', async () => {
      const { kw, html } = await calculated(bedroom(151));
      const link = /href="(\/tools\/vrf\?add=1[^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&');
      const builder = await site.read(link);
      const [, load] = /<input[^>]*name="l"[^>]*value="([\d.]+)"/.exec(builder.html)!;
      expect(Number(load)).toBeCloseTo(kw, 2);
      expect(builder.facts.mainText).toContain(`${kw} kW`);
    });
  },
);
