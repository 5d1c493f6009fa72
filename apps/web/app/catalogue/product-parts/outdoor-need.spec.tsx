import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { categories } from '../../platform/testing/catalogue-rows.fixture';
import { NeedText, needTextOf } from './outdoor-need';
import { axisOf } from './card-product';

const outdoor = (price_from: number | null) => ({ kind: 'outdoor_unit' as const, price_from });

describe('the note beside the price of an indoor unit', () => {
  it('contains the lowest listed price of an outdoor unit', () => {
    expect(needTextOf([outdoor(null), outdoor(354_000), outdoor(329_000)])).toBe(
      'Needs an outdoor unit from ৳3,29,000',
    );
  });

  it('says that the price is on request if no outdoor unit has one', () => {
    const text = 'Needs an outdoor unit (price on request)';
    expect(needTextOf([outdoor(null)])).toBe(text);
    expect(needTextOf([])).toBe(text);
    expect(needTextOf([{ kind: 'wall_mounted', price_from: 39_000 }])).toBe(text);
  });

  it.each(['wall_mounted', 'round_cassette', 'slim_duct', 'floor_standing'] as const)(
    'is shown for the kind %s',
    (kind) => {
      for (const short of [true, false]) {
        const { container } = render(<NeedText {...{ kind, short, categories }} />);
        expect(container).toHaveTextContent('VRF indoor unit. Needs an outdoor unit from ৳61,500');
      }
    },
  );

  it.each(['outdoor_unit', 'split', 'chiller', 'ventilation', 'other'] as const)(
    'is not shown for the kind %s',
    (kind) => {
      expect(render(<NeedText {...{ kind, categories }} />).container).toBeEmptyDOMElement();
    },
  );
});

describe('the axis of capacities', () => {
  it('leaves out ventilators, which do not cool', () => {
    const ducts = { kind: 'slim_duct', tr_min: 0.43, tr_max: 2 } as const;
    const fans = { kind: 'ventilation', tr_min: 0.31, tr_max: 0.9 } as const;
    expect(axisOf([ducts, fans])).toEqual({ min: 0.43, max: 2 });
    expect(axisOf([fans])).toBeNull();
  });
});
