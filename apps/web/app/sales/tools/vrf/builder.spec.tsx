import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  answer,
  FOUR,
  indoor,
  names,
  open,
  panel,
  person,
  press,
  ratio,
  rooms,
} from './builder.fixture';
import { keepSystem, keptSystem } from './system/kept-system';

beforeEach(() => localStorage.clear());

describe('the system builder', () => {
  it('begins with a room, offers units that fit, and chooses the outdoor unit', async () => {
    await open();
    await person.type(screen.getByRole('textbox', { name: 'Room' }), 'Hall');
    await person.type(screen.getByRole('textbox', { name: 'Load, kW' }), '5');
    await press('Add room');
    expect(names()).toEqual(['Hall']);
    await press('4-way cassette 5.6 kW');
    expect(ratio()).toBe('– No ratio yet');
    expect(panel().getByText('Too small for a VRF system')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Result' })).toHaveTextContent(
      'No outdoor unit fits',
    );
    await person.click(rooms().getByRole('button', { name: 'One more unit in Hall' }));
    await person.click(rooms().getByRole('button', { name: 'One more unit in Hall' }));
    expect(ratio()).toBe('75% combination ratio');
    expect(panel().getByText('A unit is too large')).toBeVisible();
  });

  it('counts pipes, refrigerant and ventilators, and keeps a wrong figure out of the result', async () => {
    await open(`${FOUR}&run=180&charge=12&volume=20&air=70&airs=2`);
    expect(panel().getByText('The pipe run is too long: 180 m')).toBeVisible();
    expect(
      panel().getByText('Too much refrigerant for the smallest room: 0.60 kg/m³'),
    ).toBeVisible();
    expect(panel().getByText(/2 × ERV500 with 1000 m³\/h of fresh air recover/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'ERV500' })).toBeVisible();
    const run = screen.getByRole('textbox', { name: 'Longest pipe run' });
    await person.clear(run);
    await person.type(run, '-4');
    expect(run).toHaveAccessibleDescription('Longest run: enter a number from 1 to 1000 m.');
    expect(panel().queryByText(/^The pipe run/)).not.toBeInTheDocument();
    await person.clear(run);
    await person.selectOptions(screen.getByRole('combobox', { name: /^Ventilator/ }), 'None');
    expect(screen.queryByRole('link', { name: 'ERV500' })).not.toBeInTheDocument();
  });

  it('corrects the capacities to the place and the room temperature, and keeps both in the address', async () => {
    await open(FOUR);
    expect(
      panel().getByText(/At 24 °C .* 35 °C outside \(Dhaka\), units give about 92%/),
    ).toBeVisible();
    await person.click(screen.getByText('Place, pipes, refrigerant and fresh air'));
    const place = screen.getByRole('combobox', { name: 'Place' });
    await person.selectOptions(place, 'Sylhet');
    expect(place).toHaveAccessibleDescription('Climate of sylhet');
    const target = screen.getByRole('textbox', { name: 'Room temperature' });
    await person.type(target, '20');
    expect(panel().getByText(/At 20 °C .* \(Sylhet\), units give about 8\d%/)).toBeVisible();
    await waitFor(() => expect(window.location.search).toMatch(/&place=sylhet&target=20$/));
    await person.clear(target);
    await person.type(target, '40');
    expect(target).toHaveAccessibleDescription(
      'Room temperature: enter a number from 16 to 30 °C.',
    );
  });

  it('reads a load in any unit of the trade', async () => {
    await open('?room=2+TR_57_A');
    expect(rooms().getByText('7.03 kW')).toBeVisible();
    const load = rooms().getByRole('textbox', { name: 'Load per room' });
    await person.clear(load);
    await person.type(load, '৬,০০০ BTU/h');
    expect(rooms().getByText('1.76 kW')).toBeVisible();
  });

  it('lists several models of ventilators, and removes one', async () => {
    await open(`${FOUR}&air=70&airs=2&flow=`);
    await press('Add another ventilator');
    const models = () => screen.getAllByRole('combobox', { name: /^Ventilator/ });
    expect(models()[1]).toHaveFocus();
    await person.selectOptions(models()[1]!, '250 m³/h, ERV250');
    expect(panel().getByText(/2 × ERV500 with 1000 .* ERV250 with 250 m³\/h/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'ERV250' })).toBeVisible();
    await waitFor(() =>
      expect(window.location.search).toMatch(/&air=70&airs=2&flow=&air=71&airs=&flow=$/),
    );
    await press('Remove ventilator 1');
    expect(models()).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'ERV500' })).not.toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toMatch(/_57_C&air=71$/));
  });

  it('says that the refrigerant is not checked', async () => {
    await open(FOUR);
    expect(panel().getByText(/smallest room: not checked, enter the charge/)).toBeVisible();
  });

  it('shows the ratio of the system on the gauge, and the row of its window', async () => {
    await open(FOUR);
    // 3 × 5.6 + 2.8 = 19.6 kW for 22.4 kW.
    expect(ratio()).toBe('88% combination ratio');
    expect(panel().getByRole('img')).toHaveAccessibleName(
      /^Combination ratio 88 ?%, allowed 50 to 130%$/,
    );
    expect(panel().getByText(/Allowed ratio for AM8HP: 50 to 130%, up to 13/)).toBeVisible();
    const chosen = panel().getByRole('radio', { checked: true });
    expect(chosen.closest('label')).toHaveTextContent(
      /^8 HP.*88 ?%.*67% above the loads.*৳3,20,000/,
    );
    expect(panel().getByText(/the outdoor unit 20.58 kW of 22.4 kW/)).toBeVisible();
    await person.click(panel().getByRole('radio', { name: /^12 HP/ }));
    expect(ratio()).toBe('58% combination ratio');
    await press('Choose the best fit for me');
    expect(ratio()).toBe('88% combination ratio');
  });

  it('counts rooms alike, each with its load and its units', async () => {
    await open('?room=10x5_25_Guest');
    expect(rooms().getByText('10 rooms, 10 indoor units')).toBeVisible();
    expect(rooms().getByText('50.0 kW')).toBeVisible();
    const alike = rooms().getByRole('textbox', { name: 'Rooms like this' });
    await person.clear(alike);
    expect(alike).toHaveAccessibleDescription(/Rooms like this: enter a whole number from 1 to 64/);
    await person.type(alike, '4');
    await person.click(rooms().getByRole('button', { name: 'One more unit in Guest' }));
    expect(rooms().getByText('4 rooms, 8 indoor units')).toBeVisible();
    expect(rooms().getByText('20.0 kW')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?room=4x5_25x2_Guest'));
  });

  it('plans several systems, and moves rooms between them', async () => {
    await open(FOUR);
    await press('Add a system');
    const floor = screen.getAllByRole('textbox', { name: 'Name of this system' });
    expect(floor[1]).toHaveFocus();
    await person.type(floor[1]!, 'First floor');
    const first = () => within(screen.getByRole('region', { name: 'Rooms of First floor' }));
    await person.selectOptions(screen.getByLabelText('System of B'), 'First floor');
    expect(first().getByRole('textbox', { name: 'Room' })).toHaveValue('B');
    expect(screen.getByLabelText('System of B')).toHaveFocus();
    expect(first().getByText('1 room, 2 indoor units')).toBeVisible();
    const table = within(screen.getByRole('region', { name: 'Systems of this project' }));
    expect(table.getByRole('row', { name: /^System 1 2 2/ })).toBeVisible();
    expect(table.getByRole('row', { name: /^First floor 1 2/ })).toBeVisible();
    await waitFor(() =>
      expect(window.location.search).toBe(
        '?system=&room=4.9_25_A&room=2.5_57_C&system=First+floor&room=4.9_25x2_B',
      ),
    );
    await press('Remove First floor with its rooms');
    expect(names()).toEqual(['A', 'C']);
    await press('Undo');
    expect(first().getByRole('textbox', { name: 'Room' })).toHaveValue('B');
  });

  it('adds up whole taka, and lists prices on request separately', async () => {
    await open(`${FOUR}&room=6.5__D`);
    await press('Wall mounted 7.1 kW');
    const table = within(screen.getByRole('table', { name: '' }));
    const sum = 3 * 56_500 + 28_500 + 400_000;
    expect(sum).toBe(598_000);
    expect(table.getByRole('row', { name: /^Total of list prices/ })).toHaveTextContent(
      '৳5,98,000',
    );
    const asked = table.getAllByRole('row', { name: /On request/ });
    expect(asked.map((row) => row.textContent)).toEqual([
      'AM58Unit 581On request',
      'PC4Panel for 4-way cassette3On request',
      'Branch jointsSelected with the piping design4On request',
    ]);
    for (const part of [/pipe/, /Installation/, /VAT/]) {
      expect(screen.getAllByText(part, { selector: 'li' })[0]).toBeVisible();
    }
  });

  it('shows warnings with buttons that fix them', async () => {
    await open('?room=4.9_24_A&room=45_25x9-no-panel_B&room=2_999_C&outdoor=1');
    expect(ratio()).toBe('245% combination ratio');
    const titles = [
      'The ratio is too high: 245%',
      'A panel is missing',
      'A product is no longer sold',
    ];
    for (const title of titles) expect(panel().getByText(title)).toBeVisible();
    expect(rooms().getByText(/^AM24 is 0.7\d kW below the load/)).toBeVisible();
    await press('Add the panel');
    expect(panel().queryByText('A panel is missing')).toBeNull();
    await press('Use 4-way cassette 5.6 kW');
    await press('Use Wall mounted 2.8 kW');
    const [fix] = screen.getAllByRole('button', { name: /^Use \d+.* HP, \d+ ?%/ });
    await person.click(fix!);
    expect(panel().getByText('Fits')).toBeVisible();
  });

  it('keeps invalid typed values, and the result of the other rooms', async () => {
    await open(FOUR);
    const [load] = rooms().getAllByRole('textbox', { name: 'Load per room' });
    await person.type(load!, 'x');
    expect(load).toHaveValue('4.9x');
    expect(load).toBeInvalid();
    expect(load).toHaveAccessibleDescription(/Load: enter a number from 0 to 1000 kW/);
    expect(panel().getByText('One figure is not valid')).toBeVisible();
    expect(ratio()).toBe('88% combination ratio');
  });

  it('duplicates, moves and removes rooms, and undoes each step', async () => {
    await open(FOUR);
    await press('Duplicate A');
    expect(names()).toEqual(['A', 'A', 'B', 'C']);
    expect(rooms().getAllByRole('textbox', { name: 'Room' })[1]).toHaveFocus();
    await person.type(rooms().getAllByRole('textbox', { name: 'Room' })[1]!, '2');
    const grip = rooms().getByRole('button', { name: /^Move A2\. Arrow/ });
    grip.focus();
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(names()).toEqual(['A', 'B', 'C', 'A2']);
    expect(grip).toHaveFocus();
    await press('Remove B');
    expect(names()).toEqual(['A', 'C', 'A2']);
    for (let step = 0; step < 5; step++) await press('Undo');
    expect(names()).toEqual(['A', 'B', 'C']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('stores the system in the browser, and restores it without an address', async () => {
    keepSystem({ query: 'room=4.9_25x4_Kept', saved: null });
    await open();
    expect(await screen.findByDisplayValue('Kept')).toBeVisible();
    await waitFor(() => expect(ratio()).toBe('100% combination ratio'));
  });

  it('adds the other models of a size to the list of units', async () => {
    const many = { ...indoor[0]!, models: 30 };
    answer([]);
    await open(FOUR, [many, ...indoor.slice(1)]);
    const [button] = screen.getAllByRole('button', { name: 'Show 24 of 30 models of this size' });
    await person.click(button!);
    expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t load the models/);
    answer([
      ...Array.from({ length: 24 }, (_, at) => ({ ...many, id: 900 + at, model: `MORE${at}` })),
    ]);
    await person.click(button!);
    const [units] = rooms().getAllByRole('combobox', { name: 'Indoor unit' });
    await waitFor(() => expect(units).toHaveFocus());
    await person.selectOptions(units!, '4-way cassette 5.6 kW, MORE3');
    expect(screen.getByRole('link', { name: 'MORE3' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /models of this size/ })).toBeNull();
  });

  it('loads the units of a stored system that the page does not have', async () => {
    keepSystem({ query: 'room=4.9_950x4_Kept', saved: null });
    const calls = answer([{ ...indoor[0]!, id: 950, model: 'FAR' }]);
    await open();
    expect(await screen.findByDisplayValue('Kept')).toBeVisible();
    expect(calls()).toEqual(['/api/v1/sizing/units?ids=950']);
    expect(screen.getByRole('link', { name: 'FAR' })).toBeVisible();
  });

  it('keeps a stored system whose units could not be loaded', async () => {
    keepSystem({ query: 'room=4.9_950x4_Kept', saved: null });
    answer([]);
    await open();
    expect(await screen.findByDisplayValue('Kept')).toBeVisible();
    expect(screen.getByText('Some units couldn’t be loaded')).toBeVisible();
  });

  it('opens a shared address without losing the system that was there', async () => {
    keepSystem({ query: 'room=4.9_25x4_Kept', saved: null });
    await open(FOUR);
    await person.click(await screen.findByRole('button', { name: 'Go back to it' }));
    expect(names()).toEqual(['Kept']);
  });

  it('adds a room of the calculator, with the link back to it', async () => {
    keepSystem({ query: 'room=4.9_25x4_Kept', saved: null });
    await open('?add=1&room=5.07__Bedroom&from=0_kind%3Dbedroom%26area%3D20');
    expect(await screen.findByDisplayValue('Kept')).toBeVisible();
    expect(names()).toEqual(['Kept', 'Bedroom']);
    // The link is from the first edition.
    const link = screen.getByRole('link', { name: 'From an earlier edition: calculate again' });
    expect(link).toHaveAttribute('href', '/tools/room-size?kind=bedroom&area=20');
  });

  it('names unreadable parts of an address', async () => {
    await open('?room=4_zz_Hall');
    expect(screen.getByRole('alert')).toHaveTextContent('Room 1: ‘zz’ is not an indoor unit.');
  });

  it('updates the address and the storage of the browser', async () => {
    await open(FOUR);
    await press('Remove B');
    await waitFor(() => expect(window.location.search).toBe('?room=4.9_25_A&room=2.5_57_C'));
    expect(keptSystem()?.query).toBe('room=4.9_25_A&room=2.5_57_C');
  });

  it('sends the system and its address with the enquiry', async () => {
    await open(FOUR);
    const system = screen.getByRole('region', { name: 'Ask for a quotation' });
    expect(system).toHaveTextContent('3 rooms, 4 indoor units, 19.6 kW');
    expect(system).toHaveTextContent(/AM8HP, 8 HP, 88 ?%/);
  });
});

describe('the system builder on a phone', () => {
  const phone = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  beforeEach(() => {
    window.matchMedia = () => phone as unknown as MediaQueryList;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  const options = () =>
    rooms()
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('shows the fields of an open room', async () => {
    await open('?room=4.1_24_Hall&room=2.5_57_Study');
    await waitFor(() => expect(rooms().queryByRole('textbox')).toBeNull());
    await press(/^Hall/);
    expect(names()).toEqual(['Hall']);
    // The list gets its other units when it is first used.
    expect(options()).toEqual(['Choose a unit', '4-way cassette 4.5 kW']);
    act(() => rooms().getByRole('combobox').focus());
    expect(options()).toHaveLength(5);
    await press(/^Duplicate Hall/);
    const [original, copy] = rooms().getAllByRole('button', { name: /^Hall.*4.5 kW/ });
    expect(copy).toHaveFocus();
    expect(copy).toHaveAttribute('aria-expanded', 'false');
    await person.click(original!);
    expect(rooms().queryByRole('textbox')).toBeNull();
  });

  it('offers all units soon after a row is shown', async () => {
    await open('?room=4.1_24_Hall&room=2.5_57_Study');
    await waitFor(() => expect(rooms().queryByRole('textbox')).toBeNull());
    await press(/^Hall/);
    await waitFor(() => expect(options()).toHaveLength(5));
    expect(rooms().getByRole('combobox')).toHaveValue('24');
  });

  it('opens a new room, and focuses the previous one when the last is removed', async () => {
    await open('?room=4.1_24_Hall');
    await press('Add a room');
    expect(rooms().getByRole('textbox', { name: 'Room' })).toHaveFocus();
    await person.keyboard('Study');
    await press('Remove Study');
    expect(rooms().getByRole('button', { name: /^Hall/ })).toHaveFocus();
  });

  it('opens an invalid room', async () => {
    await open('?room=4.1_24_Hall&room=9_24_Study');
    await waitFor(() => expect(names()).toEqual(['Study']));
    // It stays open during the correction.
    const load = rooms().getByRole('textbox', { name: 'Load per room' });
    await person.clear(load);
    await person.type(load, '4.1');
    expect(load).toHaveFocus();
    expect(load).toHaveValue('4.1');
    expect(load).toBeValid();
  });
});
