import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, MemoryRouter, useParams } from 'react-router';
import { AvailableSizes } from './available-sizes';

const sizes = [
  { id: 1, model: 'AM224DXVGGH', figure: 6.37, value: '6.37', second: '8 HP' },
  { id: 2, model: 'AM280DXVGGH', figure: 7.96, value: '7.96', second: '10 HP' },
  { id: 3, model: 'AM281DXVGGH', figure: 7.96, value: '7.96', second: '10 HP' },
  { id: 4, model: 'AM999DXVGGH', figure: null, value: null, second: null },
];

function Page() {
  const current = Number(useParams().key);
  return <AvailableSizes unit="ton" sizes={sizes} models={sizes.length} current={current} />;
}

async function show() {
  const Stub = createRoutesStub([{ path: '/products/:key', Component: Page }]);
  render(<Stub initialEntries={['/products/1']} />);
  return within(await screen.findByRole('group', { name: 'Available Sizes' }));
}

describe('the size chart', () => {
  it('labels links with the capacity and class, or the model if two are equal', async () => {
    const names = (await show()).getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual([
      '6.37 Ton 8 HP',
      '7.96 Ton AM280DXVGGH',
      '7.96 Ton AM281DXVGGH',
      '? AM999DXVGGH',
    ]);
  });

  it('marks the current size, also after a change', async () => {
    const scale = await show();
    expect(scale.getByRole('link', { current: 'page' })).toHaveAccessibleName('6.37 Ton 8 HP');
    await userEvent.click(scale.getByRole('link', { name: '7.96 Ton AM281DXVGGH' }));
    expect(await scale.findByRole('link', { current: 'page', name: /AM281/ })).toHaveAttribute(
      'href',
      '/products/3',
    );
  });

  it('shows the total if the category has more sizes than the chart', () => {
    render(
      <MemoryRouter>
        <AvailableSizes unit="ton" sizes={sizes} models={1800} current={1} />
      </MemoryRouter>,
    );
    expect(screen.getByText('4 of 1,800 models, in tons')).toBeInTheDocument();
  });

  it('draws bars in proportion to the capacity', async () => {
    const heights = (await show())
      .getAllByRole('link')
      .map((link) => link.querySelector('span')?.style.height);
    expect(heights).toEqual(['18px', '64px', '64px', '18px']);
  });
});
