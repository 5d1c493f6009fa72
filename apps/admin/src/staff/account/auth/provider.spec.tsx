import { screen, waitFor } from '@testing-library/react';
import { errorResponse, type StubResponse, stubApi } from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { staff } from '../../../platform/testing/rows';

const owner = { email: 'owner@example.com', password: 'quiet-compressor' };

test('offers the provider of the company, and states why it did not sign the user in', async () => {
  stubApi({ 'GET /auth/oidc/link': { body: { data: null, provider: 'Example ID' } } });
  renderDashboard('/login?oidc=not_staff&next=%2Fdashboard%2Fprofile');
  const link = await screen.findByRole('link', { name: 'Continue with Example ID' });
  expect(link).toHaveAttribute('href', '/api/v1/auth/oidc?locale=en&next=%2Fdashboard%2Fprofile');
  expect(screen.getByRole('alert')).toHaveTextContent('There is no staff account');
});

test('works while it is unknown whether there is a provider', async () => {
  stubApi({
    'GET /auth/oidc/link': errorResponse(503, 'no'),
    'POST /auth/login': { body: { token: 'x', user: staff() } },
  });
  const { person, address } = renderDashboard('/login?oidc=constructor');
  await person.type(await screen.findByLabelText('Email'), owner.email);
  await person.type(screen.getByLabelText('Password'), owner.password);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.queryByRole('link', { name: /Continue with/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

describe('an account that waits to be linked', () => {
  const waiting = { body: { data: { email: owner.email }, provider: 'Example ID' } };
  async function openLink(response: StubResponse) {
    const { calls } = stubApi({
      'GET /auth/oidc/link': waiting,
      'POST /auth/oidc/link': response,
    });
    const page = renderDashboard('/link-account?next=%2Fdashboard%2Fprofile');
    await page.person.type(await screen.findByLabelText('Password'), owner.password);
    await page.person.click(screen.getByRole('button', { name: 'Link and sign in' }));
    return { ...page, sent: () => calls.filter(({ method }) => method === 'POST') };
  }

  test('is linked by the password alone and opens the requested page', async () => {
    const { sent, address } = await openLink({ body: { user: staff() } });
    expect(await screen.findByRole('heading', { name: 'Rafiqul Islam' })).toBeVisible();
    expect(address()).toBe('/dashboard/profile');
    expect(sent().map(({ body }) => body)).toEqual([{ password: owner.password }]);
  });

  test('shows the message of the server if it took too long, and keeps the password', async () => {
    await openLink(errorResponse(409, 'This took too long.'));
    expect(await screen.findByText('This took too long.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue(owner.password);
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  });

  test('asks for the code of a second factor', async () => {
    await openLink({
      status: 401,
      body: { code: 'second_factor_needed', message: 'no', error: 'no', requestId: 'test' },
    });
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });
});
