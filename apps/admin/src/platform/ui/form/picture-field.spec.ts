import { PICTURE_MAX_BYTES, pictureError } from './picture-field';

const file = (type: string, name: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type });

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])(
  'accepts a picture of type %s',
  (type) => {
    expect(pictureError(file(type, 'face'))).toBeNull();
  },
);

test('accepts AVIF if the system does not know its type', () => {
  expect(pictureError(file('', 'face.avif'))).toBeNull();
});

test.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])(
  'rejects a file of type "%s"',
  (type) => {
    expect(pictureError(file(type, 'face.png'))).toBe(
      'Please choose a JPEG, PNG, WebP or AVIF picture.',
    );
  },
);

test('accepts 5 MB and rejects one byte more and an empty file', () => {
  expect(pictureError(file('image/png', 'a.png', PICTURE_MAX_BYTES))).toBeNull();
  expect(pictureError(file('image/png', 'a.png', PICTURE_MAX_BYTES + 1))).toBe(
    'Please choose a picture of up to 5 MB.',
  );
  expect(pictureError(file('image/png', 'a.png', 0))).toMatch(/empty/);
});
