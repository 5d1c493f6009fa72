/** @jest-environment node */
import { openedPage, errorResponse } from '../../../platform/api/testing';
import { visitor } from '../../../platform/testing/shell.fixture';
import { PATH } from '../profile-form.fixture';
import { loader } from './profile.route';

describe('the profile page', () => {
  const session = (id: string, current: boolean, address: string) => ({
    id,
    address,
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    device: { name: id === 'a' ? 'Firefox on Linux' : null, handheld: false },
    created_at: '2026-11-20T04:00:00.000Z',
    expires_at: '2026-11-21T04:00:00.000Z',
    current,
  });
  const opened = (sessions: () => Response) =>
    loader(
      openedPage(
        PATH,
        ({ url }) =>
          Promise.resolve(
            url.endsWith('/auth/sessions') ? sessions() : Response.json({ user: visitor }),
          ),
        'userToken=secret',
      ),
    );

  it('lists the signed-in devices, this one first', async () => {
    const data = [session('b', false, '192.0.2.7'), session('a', true, '::ffff:192.0.2.1')];
    expect(await opened(() => Response.json({ data }))).toEqual({
      user: visitor,
      signIns: [
        {
          id: 'a',
          device: 'Firefox on Linux',
          address: '192.0.2.1',
          since: '2026-11-20T04:00:00.000Z',
          current: true,
        },
        expect.objectContaining({
          id: 'b',
          device: 'Unknown device',
          address: '192.0.2.7',
          current: false,
        }),
      ],
    });
  });

  it('is shown without the list if that cannot be loaded', async () => {
    expect(await opened(() => errorResponse(503, 'Not now'))).toEqual({
      user: visitor,
      signIns: null,
    });
  });
});
