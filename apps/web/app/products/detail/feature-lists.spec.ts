import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf } from './feature-lists.server';

const LISTED = [
  'outdoor',
  '360_cassette',
  '4-way-cassette',
  '1-way-cassette',
  'big-duct',
  'medium-duct',
  'slim-duct',
];

describe('the feature lists', () => {
  it.each(LISTED)('give %s at least six whole points', (slug) => {
    const list = featuresOf(slug);
    expect(list?.title).toBeTruthy();
    expect(list?.points.length).toBeGreaterThanOrEqual(6);
    for (const { figure, name, text } of list!.points) {
      expect(figure && name).toBeTruthy();
      expect(text).toMatch(/\.$/);
    }
    expect(new Set(list!.points.map(({ name }) => name)).size).toBe(list!.points.length);
  });

  it('are one and the same for the three ducts, and another for every other category', () => {
    expect(featuresOf('big-duct')).toBe(featuresOf('slim-duct'));
    expect(featuresOf('medium-duct')).toBe(featuresOf('slim-duct'));
    expect(new Set(LISTED.map((slug) => featuresOf(slug)?.title)).size).toBe(5);
  });

  it('have drawings whose every class has a rule of its own: the policy allows no styles in them', () => {
    const rules = readFileSync(join(__dirname, 'feature-diagram.css'), 'utf8');
    const drawn = LISTED.flatMap((slug) => featuresOf(slug)?.diagram ?? []);
    expect(drawn).toHaveLength(4);
    for (const { svg } of drawn) {
      expect(svg).not.toMatch(/<style|<script|style=/);
      for (const [, name] of svg.matchAll(/class="([^"]+)"/g)) {
        expect(rules).toMatch(new RegExp(`\\.${name}\\b(?!-)`));
      }
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    }
  });

  it.each(['wall-mounted', 'ceiling-mounted', 'ventilation', 'chiller', 'no-such', 'toString'])(
    'have none for %s',
    (slug) => expect(featuresOf(slug)).toBeNull(),
  );
});
