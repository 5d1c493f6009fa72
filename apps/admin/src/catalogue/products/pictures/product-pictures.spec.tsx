import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pendingResponse, errorResponse } from '../../../platform/testing/api-stub';
import { product } from '../../../platform/testing/rows';
import { ADD, EDIT, openForm, picture } from '../form/product-form.fixture';

const stored = (key: string, alt: string) => ({ key, width: 1280, height: 960, blur: '', alt });
const two = product({
  version: 4,
  image_1: 'products/aa/1280.webp',
  image_3: 'products/bb/1280.webp',
  pictures: [stored('products/aa', 'The front'), stored('products/bb', 'The back')],
});
const pictures = () => within(screen.getByRole('region', { name: 'Pictures' }));
const alts = () =>
  pictures()
    .queryAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);
const chooser = () => pictures().getByLabelText('Choose pictures');
const press = (name: string) => pictures().getByRole('button', { name });

test('previews one chosen picture and sends it as image_1 with its text', async () => {
  const { fillNeeded, person, save, writes } = await openForm(ADD, {
    'POST /products': { status: 201, body: product() },
  });
  await fillNeeded();
  const front = picture('front.png');
  await person.upload(chooser(), front);
  expect(pictures().getByRole('img', { name: 'Picture 1' })).toHaveAttribute(
    'src',
    'blob:front.png',
  );
  await person.type(pictures().getByLabelText('Alternative text of picture 1'), 'The front');
  await save();
  await screen.findByText('Product added successfully!');
  const { body } = writes()[0]!;
  expect(body).toMatchObject({
    image_1: front,
    pictures: JSON.stringify([{ upload: 'image_1', alt: 'The front' }]),
  });
  expect(body).not.toHaveProperty('image_2');
  expect(pictures().queryByRole('img')).not.toBeInTheDocument();
});

test('shows the progress of the upload on the picture', async () => {
  const { response, respond } = pendingResponse();
  const { fillNeeded, person, save } = await openForm(ADD, { 'POST /products': response });
  await fillNeeded();
  await person.upload(chooser(), picture('front.png'));
  await save();
  const bar = await screen.findByRole('progressbar', { name: 'Upload' });
  expect(bar).toHaveAttribute('aria-valuenow', '64');
  respond({ status: 201, body: product() });
  await screen.findByText('Product added successfully!');
});

test('stops an upload, reports nothing as saved and keeps the form values', async () => {
  const { response } = pendingResponse();
  const { fillNeeded, person, save } = await openForm(ADD, { 'POST /products': response });
  await fillNeeded();
  await person.upload(chooser(), picture('front.png'));
  await save();
  await person.click(await screen.findByText('Stop', { selector: 'button' }));
  expect(await screen.findByText('Nothing was saved.')).toBeVisible();
  expect(screen.getByLabelText('Model')).toHaveValue('AM224DXVGGH');
  expect(pictures().getByText('1 of 3 pictures')).toBeVisible();
  expect(screen.getByText(/^Add Product/, { selector: 'button' })).toBeEnabled();
});

test('rejects a file of a wrong type, and names it in the message', async () => {
  await openForm(ADD);
  const person = userEvent.setup({ applyAccept: false });
  await person.upload(chooser(), [picture('plan.pdf', 'application/pdf'), picture('front.png')]);
  expect(
    pictures().getByText('plan.pdf: Please choose a JPEG, PNG, WebP or AVIF picture.'),
  ).toBeVisible();
  expect(pictures().getByText('1 of 3 pictures')).toBeVisible();
});

test('rejects a picture above 5 MB', async () => {
  const { person } = await openForm(ADD);
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
  await person.upload(chooser(), large);
  expect(pictures().getByText('large.png: Please choose a picture of up to 5 MB.')).toBeVisible();
});

test('accepts dropped pictures, but not a fourth one', async () => {
  await openForm(ADD);
  const files = ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => picture(name));
  fireEvent.drop(chooser(), { dataTransfer: { files } });
  expect(pictures().getAllByRole('img')).toHaveLength(3);
  expect(pictures().getByText('d.png: A product can have up to three pictures.')).toBeVisible();
  expect(pictures().queryByLabelText('Choose pictures')).not.toBeInTheDocument();
});

test('reorders with buttons, and sends a stored picture with its current slot', async () => {
  const { person, save, writes } = await openForm(EDIT, {
    'GET /products/:id': { body: two },
    'PUT /products/:id': { body: two },
  });
  expect(alts()).toEqual(['The front', 'The back']);
  expect(press('Move picture 1 earlier')).toBeDisabled();
  expect(press('Move picture 2 later')).toBeDisabled();
  await person.click(press('Move picture 2 earlier'));
  expect(alts()).toEqual(['The back', 'The front']);
  const side = picture('side.png');
  await person.upload(chooser(), side);
  await save();
  await screen.findByText('Product updated successfully!');
  expect(writes()[0]!.body).toEqual({
    version: '4',
    pictures: JSON.stringify([
      { keep: 3, alt: 'The back' },
      { keep: 1, alt: 'The front' },
      { upload: 'image_3' },
    ]),
    image_3: side,
  });
});

test('removes the last picture', async () => {
  const one = product({ version: 4, image_1: two.image_1, pictures: two.pictures.slice(0, 1) });
  const { person, save, writes } = await openForm(EDIT, {
    'GET /products/:id': { body: one },
    'PUT /products/:id': { body: product({ version: 5 }) },
  });
  await person.click(press('Remove picture 1'));
  await save();
  await screen.findByText('Product updated successfully!');
  expect(writes()[0]!.body).toEqual({ version: '4', pictures: '[]' });
});

test('shows the server’s error about an upload with the pictures, and keeps them', async () => {
  const { person, save } = await openForm(EDIT, {
    'GET /products/:id': { body: two },
    'PUT /products/:id': errorResponse(400, 'Please check.', {
      image_3: 'This picture cannot be read.',
    }),
  });
  await person.upload(chooser(), picture('side.png'));
  await save();
  expect(await pictures().findByText('This picture cannot be read.')).toBeVisible();
  expect(pictures().getByText('3 of 3 pictures')).toBeVisible();
  expect(pictures().getByLabelText('Alternative text of picture 1')).toHaveFocus();
});
