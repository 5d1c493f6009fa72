import { drawUnit } from './unit-drawing';
import type { UnitShape } from './unit-view';

const cassette = { width: 840, height: 204, depth: 840 };
const textsOf = (shapes: UnitShape[]) =>
  shapes.flatMap((shape) => (shape.shape === 'text' ? shape.text : []));
const count = (shapes: UnitShape[], kind: string) =>
  shapes.filter((shape) => shape.kind === kind).length;

describe('the drawing of a unit', () => {
  it('shows both views at one scale, with their lengths and captions', () => {
    const { front, plan } = drawUnit(cassette, { place: 'panel', plan: 'four' });
    expect(textsOf(front.shapes)).toEqual(['840 mm', '204 mm', 'Front, panel dashed']);
    expect(textsOf(plan.shapes)).toEqual(['840 mm', '840 mm', 'From below, panel dashed']);
    expect(plan.shapes).toContainEqual(
      expect.objectContaining({ kind: 'unit', width: 352, height: 352 }),
    );
    expect([count(plan.shapes, 'slot'), count(plan.shapes, 'guess')]).toEqual([4, 1]);
  });

  it('draws a fan for each square of a long outdoor unit, and air that rises', () => {
    const size = { width: 1795, height: 1695, depth: 765 };
    const { front, plan } = drawUnit(size, { place: 'floor', plan: 'fans' });
    expect(count(plan.shapes, 'wash')).toBe(2);
    expect(count(front.shapes, 'air')).toBe(1);
    expect(count(drawUnit(size, { place: 'free', plan: 'box' }).front.shapes, 'air')).toBe(0);
  });
});
