import { roomLoad, withValues } from '@shishir/sizing';
import { isEarlierEdition } from '../../shared/edition-query';
import { fieldErrors } from './room-errors';
import { adapted, queryOf, roomOf, shortQueryOf, type TypedRoom, typedFrom } from './room-query';

const typedOf = (query: string) => typedFrom(new URLSearchParams(query));
const likelyOf = (query: string) => {
  const result = roomLoad(roomOf(typedOf(query)));
  return result.ok ? result.value.likely.tr.toFixed(2) : result.errors;
};

const errorsOf = (typed: TypedRoom) => {
  const result = roomLoad(roomOf(typed));
  return result.ok ? {} : fieldErrors(result.errors, typed);
};

const EXAMPLE =
  'kind=living_room&place=dhaka&use=all_day&unit=m2&area=20&height=3&roof=bare&below=uncooled' +
  '&walls=2&inner=2&glass=4.5&dir=w&shade=inside' +
  '&people=4&activity=seated&lights=100&equipment=250&fresh=closed&door=closed&target=24';
/** The same room in an address of the first edition. */
const FIRST_EDITION =
  'kind=living_room&unit=m2&area=20&height=3&roof=yes&walls=2&glass=4.5&dir=w&shade=inside' +
  '&people=4&activity=seated&lights=100&equipment=250&fresh=closed&target=24';

describe('the address of a room', () => {
  it('contains every input, and yields the shared result', () => {
    expect(queryOf(typedOf(EXAMPLE))).toBe(EXAMPLE);
    expect(likelyOf(EXAMPLE)).toBe('1.53');
  });

  it('is still read if it is from the first edition', () => {
    expect(typedOf(FIRST_EDITION)).toMatchObject({ roof: 'bare', unit: 'm2', area: '20' });
    expect(likelyOf(FIRST_EDITION)).toBe('1.53');
    expect(typedOf('roof=no')).toMatchObject({ roof: 'uncooled' });
    // Areas without a unit were square metres.
    expect(typedOf('kind=office&area=40')).toMatchObject({ unit: 'm2', area: '40' });
    expect(isEarlierEdition('kind=office&area=40')).toBe(true);
    expect(isEarlierEdition(shortQueryOf(typedOf('kind=office')))).toBe(false);
  });

  it('begins in square feet', () => {
    expect(typedOf('kind=bedroom')).toMatchObject({ unit: 'sqft', area: '151' });
  });

  it('omits usual values of the kind of room', () => {
    const hall = typedOf('kind=hall&unit=m2&people=40');
    expect(hall).toMatchObject({ kind: 'hall', area: '150', people: '40', fresh: 'unit' });
    expect(likelyOf('kind=hall&people=40')).toEqual(expect.any(String));
  });

  it('is read as far as possible if it has foreign content', () => {
    const read = typedOf(`kind=cellar&dir=up&roof=maybe&area=${'9'.repeat(400)}&more=1`);
    expect(read).toMatchObject({ kind: 'cellar', dir: 'up', height: '3' });
    expect(read.area).toHaveLength(20);
    expect(errorsOf(read)).toEqual({
      kind: 'Room type: ‘cellar’ is not an option. Choose one.',
      area: 'Floor area: enter a number from 2 to 5000 m².',
      roof: 'What is above the ceiling: ‘maybe’ is not an option. Choose one.',
      dir: 'Window direction: ‘up’ is not an option. Choose one.',
    });
  });

  it('does not read areas and heights of an unknown unit in another unit', () => {
    const read = typedOf('kind=office&unit=yards&area=200&height=10&people=4');
    expect(errorsOf(read)).toEqual({ unit: 'Unit: ‘yards’ is not an option. Choose one.' });
    const chosen = adapted({ ...read, unit: 'sqft' }, read);
    expect(chosen).toMatchObject({ area: '200', height: '10', glass: '54' });
    expect(errorsOf(chosen)).toEqual({});
    expect(typedOf(`${queryOf({ ...read, unit: 'sqft' })}&for=office.yards`)).toEqual(chosen);
  });

  it('accepts a decimal comma, and reports an ambiguous one', () => {
    expect(roomOf(typedOf('area=30,5&height=2,75&glass=4,5&target=24,5'))).toMatchObject({
      area_m2: 30.5,
      height_m: 2.75,
      windows: [{ area_m2: 4.5 }],
      target_c: 24.5,
    });
    expect(errorsOf(typedOf('area=1,200')).area).toBe('Floor area: write 1200 or 1.2.');
    expect(errorsOf(typedOf('area=0x10')).area).toContain('enter a number');
  });

  it('accepts Bangla digits and grouped digits', () => {
    expect(roomOf(typedOf('area=২০&equipment=1,250'))).toMatchObject({
      area_m2: 20,
      equipment_w: 1250,
    });
  });
});

describe('another kind of room', () => {
  const bedroom = typedOf('kind=bedroom&unit=m2');

  it('sets its usual values', () => {
    const office = adapted({ ...bedroom, kind: 'office' }, bedroom);
    expect(office).toEqual(typedOf('kind=office&unit=m2'));
  });

  it('keeps typed values', () => {
    const typed = { ...bedroom, area: '33', equipment: '900' };
    expect(adapted({ ...typed, kind: 'office' }, typed)).toMatchObject({
      area: '33',
      equipment: '900',
      people: '4',
      activity: 'office',
    });
  });

  it('does the same without JavaScript, by the hidden field', () => {
    const sent = `${queryOf({ ...bedroom, kind: 'office', area: '33' })}&for=bedroom.m2`;
    expect(typedOf(sent)).toMatchObject({ kind: 'office', area: '33', people: '4' });
  });
});

describe('square feet', () => {
  const room = typedOf(EXAMPLE);
  const inFeet = adapted({ ...room, unit: 'sqft' }, room);

  it('convert typed values, and back', () => {
    expect(inFeet).toMatchObject({ area: '215', glass: '48', height: '9.8', people: '4' });
    expect(adapted({ ...inFeet, unit: 'm2' }, inFeet)).toMatchObject({ area: '20', height: '3' });
  });

  it('yield the same result apart from rounding', () => {
    expect(Number(likelyOf(queryOf(inFeet)))).toBeCloseTo(1.53, 1);
  });

  it('keep a text that is not a number', () => {
    const typed = { ...room, area: 'about 20' };
    expect(adapted({ ...typed, unit: 'sqft' }, typed).area).toBe('about 20');
  });

  it('are the unit of the limits', () => {
    const errors = (own: Partial<TypedRoom>) => errorsOf({ ...inFeet, ...own });
    expect(errors({ area: '9' }).area).toBe('Floor area: enter a number from 22 to 53819 sq ft.');
    expect(errors({ height: '3' }).height).toBe('Ceiling height: enter a number from 6 to 49 ft.');
    expect(errors({ glass: '900' }).glass).toContain('Enter up to 289 sq ft');
  });
});

test('a form begins with the running cost set by staff, and an address keeps its own values', () => {
  const set = withValues({ load_factor_percent: 70, cop: 4, home_hours_day: 6 });
  const fresh = typedFrom(new URLSearchParams('kind=office'), set);
  expect(fresh).toMatchObject({ kind: 'office', load: '70', cop: '4', hours: '6' });
  expect(typedFrom(new URLSearchParams(queryOf(fresh)))).toEqual(fresh);
  const published = typedOf('kind=office');
  expect(typedFrom(new URLSearchParams(queryOf(published)), set)).toEqual(published);
});
