import { CATEGORY_KINDS, type CategoryKind } from '@shishir/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf } from './feature-lists.server';

const LISTED: CategoryKind[] = [
  'outdoor_unit',
  'round_cassette',
  'four_way_cassette',
  'one_way_cassette',
  'big_duct',
  'medium_duct',
  'slim_duct',
];
/** Kinds with fewer points. */
const SHORT: CategoryKind[] = ['wall_mounted', 'ceiling_mounted', 'ventilation', 'chiller'];

describe('the feature list', () => {
  it.each([...LISTED, ...SHORT])('has enough complete points for %s', (kind) => {
    const list = featuresOf(kind);
    expect(list?.title).toBeTruthy();
    expect(list?.points.length).toBeGreaterThanOrEqual(LISTED.includes(kind) ? 6 : 3);
    for (const { figure, name, text } of list!.points) {
      expect(figure && name).toBeTruthy();
      expect(text).toMatch(/\.(\[\d\])?$/);
    }
    const marks = list!.points.flatMap(({ text }) => /\[(\d)\]$/.exec(text)?.[1] ?? []);
    expect(marks.sort()).toEqual((list!.notes ?? []).map((_, index) => String(index + 1)));
    expect(new Set(list!.points.map(({ name }) => name)).size).toBe(list!.points.length);
  });

  it('is shared by the three ducts and differs for other kinds', () => {
    expect(featuresOf('big_duct')).toBe(featuresOf('slim_duct'));
    expect(featuresOf('medium_duct')).toBe(featuresOf('slim_duct'));
    expect(new Set(LISTED.map((kind) => featuresOf(kind)?.title)).size).toBe(5);
  });

  it('has a CSS rule for each class of its drawings, as the policy forbids inline styles', () => {
    const rules = readFileSync(join(__dirname, 'feature-diagram.css'), 'utf8');
    const drawn = new Set([...LISTED, ...SHORT].map((kind) => featuresOf(kind)!.diagram));
    expect(drawn.size).toBe(9);
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

  it.each(CATEGORY_KINDS.filter((kind) => ![...LISTED, ...SHORT].includes(kind)))(
    'does not exist for %s',
    (kind) => expect(featuresOf(kind)).toBeNull(),
  );
});
