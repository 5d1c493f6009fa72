import '@testing-library/jest-dom';
import { DEFAULT_TARIFFS, DEFAULT_VALUES, VALUE_KEYS, valueEntry } from '@shishir/sizing';
import type { SizingData } from '../../../catalogue/product-parts/sizing-data.server';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { ToastProvider } from '../../../platform/ui/toast';
import { company } from '../../../platform/testing/shell.fixture';
import { findStyled } from '../../../platform/testing/page-sheet.fixture';
import { typedFrom } from './form/room-query';
import { RoomCalculator } from './room-calculator';

const person = userEvent.setup();

const TARIFFS = (['LT-A', 'LT-E'] as const).map((code) => ({
  code,
  name: code,
  valid_from: '2024-02-01',
  confirmed: false,
  prices: DEFAULT_TARIFFS[code],
}));

const SOURCES = Object.fromEntries(VALUE_KEYS.map((key) => [key, valueEntry(key)])) as Record<
  string,
  unknown
> as SizingData['sources'];

const NAMES = Object.fromEntries(VALUE_KEYS.map((key) => [key, valueEntry(key).label]));

function Address() {
  return <output aria-label="Address">{useLocation().search}</output>;
}

async function open(query = '') {
  const Stub = createRoutesStub([
    {
      id: 'shell',
      path: '*',
      HydrateFallback: () => null,
      loader: () => ({ user: null, company, menu: [], categories: [], publicUrl: 'http://x' }),
      Component: () => (
        <ToastProvider>
          <Page />
          <Address />
        </ToastProvider>
      ),
    },
  ]);
  function Page() {
    const { search } = useLocation();
    return (
      <RoomCalculator
        typed={typedFrom(new URLSearchParams(search))}
        values={DEFAULT_VALUES}
        sources={SOURCES}
        names={NAMES}
        tariffs={TARIFFS}
        sizes={[0.8, 1.02, 1.28, 1.59, 2.02]}
        fits={null}
        terms={null}
      />
    );
  }
  render(<Stub initialEntries={[`/tools/room-size${query}`]} />);
  await findStyled(() => screen.getByRole('heading', { level: 1 }));
}

const result = () => within(screen.getByRole('complementary', { name: 'Cooling load' }));
const likely = () => result().getByRole('status').textContent;
const field = (name: string) => screen.getByRole('textbox', { name });
async function type(name: string, text: string) {
  await person.clear(field(name));
  await person.type(field(name), text);
}

describe('the room calculator', () => {
  it('lists all constants of the result with unit, source and a mark on estimates', async () => {
    await open('?kind=office&place=sylhet');
    const assumed = within(screen.getByRole('region', { name: 'What we assumed' }));
    const line = (name: string) => assumed.getByText(name).parentElement!;
    const source = (name: string) => line(name).parentElement!.querySelector('dt');
    expect(line('Sylhet, dry bulb')).toHaveTextContent('Sylhet, dry bulb35 °C');
    expect(source('Sylhet, dry bulb')).toHaveTextContent(
      'No published value entered yet: as Dhaka estimate',
    );
    expect(source('Glass, solar heat gain')).toHaveTextContent('Clear single glass estimate');
    expect(line('Office: outdoor air per person')).toHaveTextContent('2.5 L/s');
    expect(source('Office: outdoor air per person')).toHaveTextContent(
      /^ANSI\/ASHRAE Standard 62\.1-2016, table 6\.2\.2\.1$/,
    );
  });

  it('begins with a usual bedroom, with a notice until a value is changed', async () => {
    await open();
    expect(screen.getByText(/Typical bedroom values/)).toBeVisible();
    expect(field('Floor area')).toHaveValue('151');
    expect(likely()).toBe('0.78 TR likely');
    expect(result().getByText('Unit size').nextSibling).toHaveTextContent(
      '3.78 kW nominal (1.08 TR)',
    );
    expect(result().getByText('Peak').nextSibling).toHaveTextContent('May, 22:00');
    expect(result().getByText(/Recommended: a 1.5 ton split/)).toBeVisible();
    await type('Floor area', '200');
    expect(screen.queryByText(/Typical .* values/)).toBeNull();
    expect(likely()).not.toBe('0.78 TR likely');
  });

  it('explains the result by its assumptions and the rules of shops', async () => {
    await open();
    const shape = () => screen.getByRole('row', { name: /^Room shape/ }).textContent;
    const before = shape();
    await type('Floor area', '215');
    expect(shape()).not.toBe(before);
    const why = screen.getByRole('region', { name: 'Why shops disagree' });
    expect(why).toHaveTextContent('For the same 215 sq ft, rules of thumb range from');
  });

  it('shows the range in three units and the sources of heat', async () => {
    await open(
      '?kind=living_room&area=20&roof=yes&walls=2&glass=4.5&dir=w&people=4&activity=seated&lights=100&equipment=250',
    );
    const rows = result()
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'UnitLowLikelyHigh',
      'TR1.141.531.89',
      'kW4.025.386.63',
      'BTU/h13,72018,35022,630',
    ]);
    const parts = result()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(parts.slice(0, 2)).toEqual(['Sun on the roof1,745 W', 'Sun through glass1,526 W']);
    expect(result().getByRole('img')).toHaveAccessibleName(/low 1.58, likely 2.11, high 2.60 TR/);
    expect(
      screen.getByRole('img', { name: /The room drawn to scale: 5 by 4 metres/ }),
    ).toBeVisible();
  });

  it('converts the values to another unit, and adapts usual values to the kind of room', async () => {
    await open();
    await person.click(screen.getByRole('radio', { name: 'm²' }));
    expect(field('Floor area')).toHaveValue('14');
    expect(field('Ceiling height')).toHaveValue('3');
    expect(likely()).toBe('0.78 TR likely');
    await person.click(screen.getByRole('radio', { name: 'sq ft' }));
    await type('Usual number of people', '3');
    await person.click(screen.getByRole('radio', { name: 'Office' }));
    expect(field('Usual number of people')).toHaveValue('3');
    expect(field('Floor area')).toHaveValue('323');
    expect(screen.getByRole('combobox', { name: 'Activity' })).toHaveValue('office');
  });

  it('explains an invalid value at its field and at the result until it is corrected', async () => {
    await open();
    await type('Glass area', '600');
    expect(field('Glass area')).toBeInvalid();
    expect(field('Glass area')).toHaveAccessibleDescription(/the glass can’t be larger/);
    expect(result().getByRole('link', { name: /the glass can’t be larger/ })).toHaveAttribute(
      'href',
      '#tool-glass',
    );
    expect(screen.queryByRole('alert')).toBeNull();
    await type('Glass area', '22');
    expect(likely()).toBe('0.78 TR likely');
  });

  it('lists invalid values of its address above the form', async () => {
    await open('?area=0&people=many');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Check these 2 fields: floor area, people. All your entries are kept.',
    );
    expect(field('Usual number of people')).toHaveValue('many');
    await type('Floor area', '14');
    await type('Usual number of people', '2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves unknown choices of its address open until one is chosen', async () => {
    await open('?kind=cellar&unit=yards&area=20&walls=9&activity=asleep&fresh=wind');
    // The fields are read on hydration. A list must not have chosen its first option by then.
    await act(() => new Promise(requestAnimationFrame));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Check these 5 fields: room type, unit, outside walls, activity, fresh air.',
    );
    expect(screen.queryByText(/Typical .* values/)).toBeNull();
    const kind = screen.getByRole('radiogroup', { name: 'Room type' });
    expect(kind).toHaveAccessibleDescription('Room type: ‘cellar’ is not an option. Choose one.');
    expect(screen.getByRole('combobox', { name: 'Fresh air' })).toHaveAccessibleDescription(
      'Fresh air: ‘wind’ is not an option. Choose one.',
    );
    await person.click(screen.getByRole('radio', { name: 'Office' }));
    await person.click(screen.getByRole('radio', { name: 'm²' }));
    await person.click(
      within(screen.getByRole('radiogroup', { name: 'Outside walls' })).getByRole('radio', {
        name: '2',
      }),
    );
    await person.selectOptions(screen.getByRole('combobox', { name: 'Activity' }), 'office');
    expect(screen.queryByRole('button', { name: /TR likely/ })).toBeNull();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Fresh air' }), 'closed');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(likely()).toMatch(/TR likely/);
    expect(field('Floor area')).toHaveValue('20');
    expect(screen.queryByRole('option', { name: 'Choose' })).toBeNull();
  });

  it('shows no unit for the name of an object property', async () => {
    await open('?unit=__proto__&kind=constructor');
    expect(screen.getByRole('alert')).toHaveTextContent('Check these 2 fields: room type, unit.');
  });

  it('keeps all inputs in the address', async () => {
    await open();
    await type('Floor area', '200');
    await screen.findByText(/area=200&/);
    expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('kind=bedroom');
  });

  describe('the running cost', () => {
    const EXAMPLE =
      '?kind=living_room&area=20&roof=yes&walls=2&glass=4.5&dir=w&people=4&activity=seated&lights=100&equipment=250';
    const cost = () => within(screen.getByRole('region', { name: 'What it costs to run' }));
    const figures = () => cost().getByRole('status').textContent;

    it('is added to the other use, slab by slab', async () => {
      await open(EXAMPLE);
      expect(figures()).toBe('৳2,253a month221kWh a month148kg CO₂e a month');
      const rows = cost()
        .getAllByRole('row')
        .map(({ textContent }) => textContent);
      expect(rows.slice(1)).toEqual([
        '201 to 300507.59379.50',
        '301 to 4001008.02802.00',
        '401 to 6007112.67899.57',
        'Energy charge2219.422,081.07',
        'Demand charge, 1.5 kW × ৳42.0064.55',
        'VAT 5%107.28',
        'Total2,252.90',
      ]);
      expect(cost().getByText(/energy charge rises from ৳1,674 to ৳3,755/)).toBeVisible();
    });

    it('follows typed values and the tariff of a business', async () => {
      await open(EXAMPLE);
      await type('Hours a day', '10');
      expect(figures()).toContain('277kWh');
      await person.selectOptions(cost().getByRole('combobox', { name: 'Tariff' }), 'LT-E');
      expect(cost().queryByRole('textbox', { name: /Other use/ })).toBeNull();
      const rows = cost()
        .getAllByRole('row')
        .map(({ textContent }) => textContent);
      expect(rows.slice(1, 3)).toEqual(['Off-peak22211.712,599.62', 'Peak5515.62859.10']);
    });

    it('does not replace an unknown tariff with another one', async () => {
      await open(`${EXAMPLE}&tariff=LT-Z`);
      await act(() => new Promise(requestAnimationFrame));
      const tariff = cost().getByRole('combobox', { name: 'Tariff' });
      expect(tariff).toHaveAccessibleDescription('Tariff: ‘LT-Z’ is not an option. Choose one.');
      expect(figures()).toBe('No cost yet: Tariff: ‘LT-Z’ is not an option. Choose one.');
      await person.selectOptions(tariff, 'LT-A');
      expect(figures()).toContain('৳2,253a month');
    });

    it('explains an invalid value, and keeps the cooling load', async () => {
      await open(EXAMPLE);
      await type('Hours a day', '25');
      expect(field('Hours a day')).toHaveAccessibleDescription(
        'Hours a day: enter a number from 0 to 24 h.',
      );
      expect(figures()).toBe('No cost yet: Hours a day: enter a number from 0 to 24 h.');
      await type('Efficiency (COP)', 'good');
      expect(field('Efficiency (COP)')).toBeInvalid();
      expect(likely()).toBe('1.53 TR likely');
    });
  });
});
