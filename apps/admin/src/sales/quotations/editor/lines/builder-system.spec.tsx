import { screen, waitFor, within } from '@testing-library/react';
import {
  installation,
  line,
  quotation,
  revision,
  systemDesign,
} from '../../../../platform/testing/quotation-rows';
import {
  field,
  openQuotation,
  press,
  QUOTATION,
} from '../../../../platform/testing/quotation-stub';

const CALCULATE = 'POST /sizing/system';
const billed = { kind: 'indoor' as const, sum: null };
const cassette = {
  ...{ ...billed, id: 25, model: 'AM056NN4DEH', title: 'Wind-Free 4 Way Cassette 5.6 kW' },
  ...{ quantity: 3, unit_price: 56_500 },
};
const duct = {
  ...{ ...billed, id: 43, model: 'AM036FNLDEH', title: 'Slim Duct 3.6 kW' },
  ...{ quantity: 1, unit_price: 34_000 },
};
const wall = {
  ...{ ...billed, id: 58, model: 'AM036TNVDKH', title: 'Wind-Free Wall Mounted 3.6 kW' },
  ...{ quantity: 1, unit_price: 33_500 },
};
const joints = {
  ...{ kind: 'branch_joint' as const, id: null, model: '', title: '', quantity: 3 },
  ...{ unit_price: null, sum: null },
};

const { text, values, at, ...design } = systemDesign();
const before = { ...design, text, values, at };
before.result = {
  ...before.result,
  bill: { ...before.result.bill, lines: [cassette, wall, joints] },
};
const jointLine = line({
  ...{ product_id: null, model: '', title: 'Branch joint kit', quantity: 3 },
  ...{ unit_price: 6_500, listed_price: null },
});
const draft = quotation({
  revisions: [
    revision({
      design: before,
      lines: [
        line({ unit_price: 50_000, note: 'White' }),
        line({ product_id: 58, model: 'AM036TNVDKH', quantity: 1 }),
        jointLine,
        installation(),
      ],
    }),
  ],
});

const sent = {
  ...{ tool: 'system', system: { ...design.system, outdoor: [] } },
  link: '/tools/vrf?room=4.9_25_Reception',
};
const address = `${QUOTATION}#design=${encodeURIComponent(JSON.stringify(sent))}`;
const result = {
  ...before.result,
  alternatives: { fitting: [], near: [] },
  bill: { ...before.result.bill, lines: [{ ...cassette, quantity: 2 }, duct, joints] },
};

const names = () =>
  within(screen.getByRole('list', { name: 'Lines' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('updates the lines from a system changed in the builder, and reverts them', async () => {
  const { person, saves, calls } = await openQuotation(
    draft,
    { [CALCULATE]: { body: { data: result } } },
    address,
  );
  expect(await screen.findByText(/^Lines updated from the changed system/)).toBeVisible();
  const calculated = calls.find(({ address }) => address.pathname.endsWith('/sizing/system'));
  expect(calculated?.body).toEqual(sent.system);
  expect(names()).toEqual([
    expect.stringContaining('AM056NN4DEH'),
    expect.stringContaining('AM036FNLDEH'),
    expect.stringContaining('Branch joint kit'),
    expect.stringContaining('Installation'),
  ]);
  expect(field('Quantity of AM056NN4DEH')).toHaveValue('2');
  expect(field('Unit price of AM056NN4DEH in taka')).toHaveValue('50,000');
  expect(field('Unit price of Branch joint kit in taka')).toHaveValue('6,500');
  expect(field('Unit price of AM036FNLDEH in taka')).toHaveValue('34,000');
  await press(person, 'Save');
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]).toMatchObject({
    design: sent,
    lines: [{ product_id: 25, note: 'White' }, { product_id: 43, unit_price: 34_000 }, {}, {}],
  });
  await press(person, 'Undo');
  expect(names()[1]).toContain('AM036TNVDKH');
  expect(field('Quantity of AM056NN4DEH')).toHaveValue('3');
});

test('keeps the lines if the calculation fails, and tries it again', async () => {
  let isUp = false;
  const answer = () => (isUp ? { body: { data: result } } : { status: 503, body: {} });
  const { person } = await openQuotation(draft, { [CALCULATE]: answer }, address);
  expect(await screen.findByText(/couldn’t calculate the changed system/)).toBeVisible();
  expect(field('Quantity of AM056NN4DEH')).toHaveValue('3');
  isUp = true;
  await press(person, 'Try again');
  expect(await screen.findByText(/^Lines updated from the changed system/)).toBeVisible();
});

test('shows an error if the address contains no system', async () => {
  await openQuotation(draft, {}, `${QUOTATION}#design=%7Bbroken`);
  expect(await screen.findByText(/^This address contains no valid system/)).toBeVisible();
});
