import type { Page, Route } from '@playwright/test';
import { newAccount, type NewAccount } from '../../support/accounts';
import { expect, test } from '../../support/fixtures';
import { choose, pictureFile } from '../../support/forms';

const NETWORK = 'Error: Network response was not ok';

/** A screen whose own data do not come. */
const LOADS = [
  { screen: 'the overview', path: '', call: '**/api/v1/user?*' },
  { screen: 'the users', path: '/user/user-list', call: '**/api/v1/user?*' },
  { screen: 'the categories', path: '/setting/categories', call: '**/api/v1/categories*' },
  { screen: 'the products', path: '/product/product-list', call: '**/api/v1/products?*' },
  {
    screen: 'the enquiries',
    path: '/setting/client-message',
    call: '**/api/v1/contact-message?*',
    words: 'The enquiries could not be loadedNetwork response was not ok.',
  },
  {
    screen: 'the gallery',
    path: '/gallery/gallery-list',
    call: '**/api/v1/gallery?*',
    toast: 'Failed to fetch gallery data',
  },
  {
    screen: 'the projects',
    path: '/project/project-list',
    call: '**/api/v1/vrf-project?*',
    toast: 'Failed to fetch VRF Project data',
  },
];

interface Write {
  what: string;
  path: (person: NewAccount) => string;
  call: { url: string; method: string };
  /** The status of the response, or no response at all. */
  response: { status: number; json?: object } | 'none';
  act: (page: Page, person: NewAccount) => Promise<void>;
  /** The message, to the letter, and whether it is a toast or stands in the form. */
  message: string;
  stands: 'in a toast' | 'in the form';
  /** What must still be there. */
  left: (page: Page, person: NewAccount) => Promise<void>;
}

const userList = ({ email }: NewAccount) => `/user/user-list?q=${encodeURIComponent(email)}`;
const PASSWORD = '/user/change-password';
const changePassword = async (page: Page) => {
  await page.getByLabel('Current password', { exact: true }).fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill('a duct in the attic');
  await page.getByLabel('Confirm new password', { exact: true }).fill('a duct in the attic');
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
};
const passwordLeft = (page: Page) =>
  expect(page.getByLabel('New password', { exact: true })).toHaveValue('a duct in the attic');
const passwordCall = { url: '**/api/v1/auth/change-password', method: 'POST' };

const WRITES: Write[] = [
  {
    what: 'a role that is not changed',
    path: userList,
    call: { url: '**/api/v1/user/*', method: 'PUT' },
    response: { status: 500, json: {} },
    act: (page, { name }) => choose(page, `Role of ${name}`, 'Admin'),
    message: 'Could not change the role.',
    stands: 'in a toast',
    left: (page, { name }) =>
      expect(page.getByRole('combobox', { name: `Role of ${name}` })).toHaveText('User'),
  },
  {
    what: 'a user who is not deleted',
    path: userList,
    call: { url: '**/api/v1/user/*', method: 'DELETE' },
    response: { status: 500, json: {} },
    act: async (page, { name }) => {
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      const dialog = page.getByRole('alertdialog', {
        name: 'Are you sure you want to delete this user?',
      });
      await dialog.getByRole('button', { name: 'Delete' }).click();
    },
    message: 'Delete FailedCould not delete the user.',
    stands: 'in a toast',
    left: (page, { name }) =>
      expect(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible(),
  },
  {
    what: 'a profile that is not saved',
    path: () => '/profile',
    call: { url: '**/api/v1/user/*', method: 'PUT' },
    response: { status: 500, json: {} },
    act: async (page) => {
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Somebody Else');
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
    message: 'ErrorFailed to update profile.',
    stands: 'in a toast',
    left: (page) =>
      expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Somebody Else'),
  },
  {
    what: 'a password, with the message of the server',
    path: () => PASSWORD,
    call: passwordCall,
    response: { status: 400, json: { code: 'rejected', message: 'Not this one.' } },
    act: changePassword,
    message: 'Not this one.',
    stands: 'in the form',
    left: passwordLeft,
  },
  {
    what: 'a password, without a message',
    path: () => PASSWORD,
    call: passwordCall,
    response: { status: 500, json: {} },
    act: changePassword,
    message: 'Password update failed.',
    stands: 'in the form',
    left: passwordLeft,
  },
  {
    what: 'a password, without a response',
    path: () => PASSWORD,
    call: passwordCall,
    response: 'none',
    act: changePassword,
    message: 'Something went wrong. Please try again.',
    stands: 'in the form',
    left: passwordLeft,
  },
  {
    what: 'a category that is not added',
    path: () => '/setting/categories',
    call: { url: '**/api/v1/categories', method: 'POST' },
    response: { status: 500, json: {} },
    act: async (page) => {
      await page.getByRole('button', { name: '+ Add Category' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add New Category' });
      await dialog.getByLabel('Title').fill('Not added');
      await choose(page, 'Kind', 'Other');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    },
    message: 'Something went wrong. Please try again.',
    stands: 'in the form',
    left: (page) => expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Not added'),
  },
  {
    what: 'a product that is not added',
    path: () => '/product/add-product',
    call: { url: '**/api/v1/products', method: 'POST' },
    response: { status: 500, json: {} },
    act: async (page) => {
      await page.getByLabel('Title').fill('Not added');
      await page.getByLabel('Model', { exact: true }).fill('NOT-ADDED');
      await choose(page, 'Category', 'Slim Duct');
      await choose(page, 'Inverter type', 'Inverter');
      await page.getByRole('button', { name: /^Add Product/ }).click();
    },
    message: 'ErrorFailed to add product.',
    stands: 'in a toast',
    left: (page) => expect(page.getByLabel('Title')).toHaveValue('Not added'),
  },
  {
    what: 'a gallery item that is not added',
    path: () => '/gallery/add-gallery',
    call: { url: '**/api/v1/gallery', method: 'POST' },
    response: { status: 500, json: {} },
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Title' }).fill('Not added');
      await page.getByLabel('Choose a picture').setInputFiles(await pictureFile('png'));
      await page.getByRole('button', { name: 'Add Gallery' }).click();
    },
    message: 'ErrorFailed to add gallery. Please try again.',
    stands: 'in a toast',
    left: (page) => expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Not added'),
  },
  {
    what: 'a gallery item that is not deleted',
    path: () => '/gallery/gallery-list',
    call: { url: '**/api/v1/gallery/*', method: 'DELETE' },
    response: { status: 500, json: {} },
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete Control panel' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
    message: 'Failed to delete',
    stands: 'in a toast',
    left: (page) =>
      expect(page.getByRole('button', { name: 'Delete Control panel' })).toBeVisible(),
  },
  {
    what: 'a project that is not added',
    path: () => '/project/add-project',
    call: { url: '**/api/v1/vrf-project', method: 'POST' },
    response: { status: 500, json: {} },
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Project Name' }).fill('Not added');
      await page.getByRole('textbox', { name: 'Client Name' }).fill('Nobody');
      await page.getByRole('button', { name: 'Add Project' }).click();
    },
    message: 'ErrorFailed to add project. Please check your input.',
    stands: 'in a toast',
    left: (page) =>
      expect(page.getByRole('textbox', { name: 'Project Name' })).toHaveValue('Not added'),
  },
  {
    what: 'a project that is not deleted',
    path: () => '/project/project-list?q=Mohona',
    call: { url: '**/api/v1/vrf-project/*', method: 'DELETE' },
    response: { status: 500, json: {} },
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete Mohona Market' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
    message: 'Failed to delete item',
    stands: 'in a toast',
    left: (page) =>
      expect(page.getByRole('button', { name: 'Delete Mohona Market' })).toBeVisible(),
  },
];

test(
  'every error of the specification is shown to the letter, and nothing is lost',
  { tag: '@wide-only' },
  async ({ page, problems, product, signInAsNew }) => {
    // Nineteen errors, one after the other.
    test.setTimeout(150_000);
    problems.expectStatus(500);
    problems.expectStatus(400);
    problems.expectFailedRequests();
    await signInAsNew('super_admin', 'admin');
    const person = await newAccount(product);
    const dashboard = `${product.adminUrl}/dashboard`;

    for (const { screen, path, call, words = NETWORK, toast } of LOADS) {
      await test.step(`${screen}: do not load`, async () => {
        await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
        await page.goto(dashboard + path);
        const failure = page.getByRole('main').getByRole('alert').filter({ hasText: words });
        await expect(failure).toBeVisible();
        if (toast) {
          await expect(page.getByRole('alert').filter({ hasText: `Error${toast}` })).toBeVisible();
        }
        await page.unroute(call);
        await failure.getByRole('button', { name: 'Try again' }).click();
        await expect(failure).toHaveCount(0);
      });
    }
    for (const { what, path, call, response, act, message, stands, left } of WRITES) {
      await test.step(what, async () => {
        const respond = (route: Route) => {
          if (route.request().method() !== call.method) return route.fallback();
          return response === 'none' ? route.abort() : route.fulfill(response);
        };
        const address = dashboard + path(person);
        if (page.url() !== address) await page.goto(address);
        await page.route(call.url, respond);
        await act(page, person);
        const alert = page.getByRole('alert').filter({ hasText: message });
        await expect(alert).toBeVisible();
        await left(page, person);
        await expect(page.getByText('Success', { exact: true })).toHaveCount(0);
        // A toast leaves by itself; what stands in a form stays until it is sent again.
        if (stands === 'in a toast') await expect(alert).toBeHidden({ timeout: 4000 });
        await page.unroute(call.url, respond);
      });
    }
  },
);
