import '@testing-library/jest-dom';
import type { CatalogueProduct } from '@shishir/contract';
import { DEFAULT_TARIFFS, DEFAULT_VALUES } from '@shishir/sizing';
import { render, screen } from '@testing-library/react';
import { chiller18 } from '../../../platform/testing/catalogue-rows.fixture';
import type { SizingData } from '../../product-parts/sizing-data.server';
import { ProductRunningCost } from './running-cost.server';

const sizing: SizingData = {
  values: DEFAULT_VALUES,
  sources: {} as never,
  tariffs: (['LT-D1', 'LT-E'] as const).map((code) => ({
    code,
    name: code,
    valid_from: null,
    confirmed: false,
    prices: DEFAULT_TARIFFS[code],
  })),
};

const show = (own: Partial<CatalogueProduct>) =>
  render(<ProductRunningCost product={{ ...chiller18, ...own }} sizing={sizing} />);

describe('the running cost of a product', () => {
  it('is calculated if the input power of the whole system is known', () => {
    show({ category_kind: 'outdoor_unit', power_input_w: 5744 });
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '৳12,294',
      '896',
      '600',
    ]);
    expect(
      screen.getByText(
        /10 h a day, 2 of them at peak \(17:00 to 23:00\), .*5,744 W.*Includes demand charge and VAT/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/^Schools, hospitals .* pay ৳7,465 .* LT-D1/)).toBeVisible();
  });

  it('is not shown for the fan of an indoor unit', () => {
    show({ category_kind: 'four_way_cassette', power_input_w: 36 });
    expect(
      screen.getByText(/The fan uses 36 W; .* Running cost is for the whole system/),
    ).toBeVisible();
    expect(screen.queryByRole('definition')).toBeNull();
  });

  it.each([
    ['of a chiller comes with the quotation', {}, /with the quotation/],
    [
      'of an outdoor unit without input power is left out',
      { category_kind: 'outdoor_unit', power_input_w: null },
      null,
    ],
    ['of a discontinued unit is left out', { discontinued: true }, null],
  ] as const)('%s', (_name, own, text) => {
    const { container } = show(own);
    if (text) expect(container).toHaveTextContent(text);
    else expect(container).toBeEmptyDOMElement();
  });
});
