import { placeTowns, tonsByTown, tonsOf } from './town-map';

const project = (location: string | null, capacity: string | null) => ({ location, capacity });

it('adds up capacities by town, the largest first', () => {
  const projects = [
    project('Zindabazar, Sylhet', '148 TR'),
    project('Motijheel, Dhaka', '1,217.5 TR'),
    project('Uttara, Dhaka', '40 TR'),
    project(null, '9 TR'),
    project('Khulna', 'not known'),
  ];
  expect(tonsByTown(projects)).toEqual([
    { name: 'Dhaka', tr: 1257.5 },
    { name: 'Sylhet', tr: 148 },
  ]);
});

it('reads capacities in TR only', () => {
  expect(['296 TR', ' 1,040.5tr ', '40 kW', '', null].map(tonsOf)).toEqual([
    296,
    1040.5,
    null,
    null,
    null,
  ]);
});

it('places known towns, with a circle by capacity and a label at its side', () => {
  const towns = [
    { name: 'Dhaka', tr: 400 },
    { name: 'Unknown Town', tr: 50 },
    { name: 'Rangpur', tr: 1 },
  ];
  const [dhaka, rangpur, ...others] = placeTowns(towns);
  expect(others).toEqual([]);
  expect(dhaka!.radius).toBeCloseTo(19);
  expect(dhaka!.label).toMatchObject({ textAnchor: 'start', x: dhaka!.x + dhaka!.radius + 5 });
  expect(rangpur!.radius).toBe(4);
  expect(rangpur!.y).toBeLessThan(dhaka!.y);
  const [inBangla] = placeTowns([{ name: 'ঢাকা', tr: 400 }]);
  expect(inBangla).toEqual({ ...dhaka, name: 'ঢাকা' });
});
