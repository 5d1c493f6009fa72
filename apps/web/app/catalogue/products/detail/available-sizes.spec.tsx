import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, MemoryRouter, useParams } from 'react-router';
import { AvailableSizes } from './available-sizes';

const sizes = [
  { id: 1, model: 'AM224DXVGGH', cooling_tr: 6.37 },
  { id: 2, model: 'AM280DXVGGH', cooling_tr: 7.96 },
  { id: 3, model: 'AM281DXVGGH', cooling_tr: 7.96 },
  { id: 4, model: 'AM999DXVGGH', cooling_tr: null },
];

function Page() {
  return <AvailableSizes sizes={sizes} models={sizes.length} current={Number(useParams().key)} />;
}

async function show() {
  const Stub = createRoutesStub([{ path: '/products/:key', Component: Page }]);
  render(<Stub initialEntries={['/products/1']} />);
  return within(await screen.findByRole('group', { name: 'Available Sizes' }));
}

describe('the available sizes', () => {
  it('are links named by their capacity, with the model only where two are equal', async () => {
    const names = (await show()).getAllByRole('link').map((link) => link.ariaLabel);
    expect(names).toEqual([
      '6.37 Ton',
      '7.96 Ton, AM280DXVGGH',
      '7.96 Ton, AM281DXVGGH',
      'AM999DXVGGH',
    ]);
  });

  it('mark the current one, and the chosen one after it', async () => {
    const scale = await show();
    expect(scale.getByRole('link', { current: 'page' })).toHaveAccessibleName('6.37 Ton');
    await userEvent.click(scale.getByRole('link', { name: '7.96 Ton, AM281DXVGGH' }));
    expect(await scale.findByRole('link', { current: 'page', name: /AM281/ })).toHaveAttribute(
      'href',
      '/products/3',
    );
  });

  it('say how many they are of, where a category has more than fit on the scale', () => {
    render(
      <MemoryRouter>
        <AvailableSizes sizes={sizes} models={1800} current={1} />
      </MemoryRouter>,
    );
    expect(screen.getByText('4 of 1,800 models, in Ton')).toBeInTheDocument();
  });

  it('are columns as tall as they are strong', async () => {
    const heights = (await show())
      .getAllByRole('link')
      .map((link) => link.querySelector('span')?.style.height);
    expect(heights).toEqual(['18px', '64px', '64px', '18px']);
  });
});
