import { PICTURE_MAX_BYTES, pictureError } from './picture-field';

const file = (type: string, name: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type });

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])('%s is taken', (type) => {
  expect(pictureError(file(type, 'face'))).toBeNull();
});

test('AVIF is taken where the system does not know its type', () => {
  expect(pictureError(file('', 'face.avif'))).toBeNull();
});

test.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('"%s" is rejected', (type) => {
  expect(pictureError(file(type, 'face.png'))).toBe(
    'Please choose a JPEG, PNG, WebP or AVIF picture.',
  );
});

test('5 MB are accepted, one byte more is rejected, and so is an empty file', () => {
  expect(pictureError(file('image/png', 'a.png', PICTURE_MAX_BYTES))).toBeNull();
  expect(pictureError(file('image/png', 'a.png', PICTURE_MAX_BYTES + 1))).toBe(
    'Please choose a picture of at most 5 MB.',
  );
  expect(pictureError(file('image/png', 'a.png', 0))).toMatch(/empty/);
});
