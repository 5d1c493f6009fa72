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
    ).toBeInTheDocument();
    expect(screen.getByText(/^Schools, hospitals .* pay ৳7,465 .* LT-D1/)).toBeVisible();
  });

  it.each([
    ['of an indoor unit', { category_kind: 'four_way_cassette', power_input_w: 36 }],
    ['of a chiller', {}],
    [
      'of an outdoor unit without input power',
      { category_kind: 'outdoor_unit', power_input_w: null },
    ],
    ['of a discontinued unit', { category_kind: 'outdoor_unit', discontinued: true }],
  ] as const)('%s is left out', (_name, own) => {
    expect(show(own).container).toBeEmptyDOMElement();
  });
});
