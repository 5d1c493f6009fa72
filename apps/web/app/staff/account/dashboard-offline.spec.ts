/** @jest-environment node */
import { clientAction } from './dashboard.route';

it('shows that a saved system was not renamed without a connection', async () => {
  const body = new URLSearchParams({ system: '3', do: 'rename', name: 'Office' });
  const request = new Request('http://x/dashboard', { method: 'POST', body });
  const serverAction = () => Promise.reject(new TypeError('Failed to fetch'));
  const { data } = await clientAction({ request, serverAction } as never);
  expect(data).toMatchObject({
    systems: { id: 3, done: false, text: expect.stringContaining('couldn’t save this') },
  });
});
