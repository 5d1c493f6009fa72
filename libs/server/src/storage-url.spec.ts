import { readStorageUrl } from './storage-url';

it('parses the address of a bucket on a private server', () => {
  expect(readStorageUrl('s3://key:a%2Fb%2Bc@minio:9000/uploads/shop/one?tls=false')).toEqual({
    endpoint: 'http://minio:9000',
    region: 'us-east-1',
    bucket: 'uploads',
    prefix: 'shop/one/',
    pathStyle: true,
    credentials: { accessKeyId: 'key', secretAccessKey: 'a/b+c' },
  });
});

it('parses the address of an AWS bucket, leaving the credentials to the SDK', () => {
  expect(readStorageUrl('s3://s3.ap-south-1.amazonaws.com/uploads')).toEqual({
    endpoint: 'https://s3.ap-south-1.amazonaws.com',
    region: 'ap-south-1',
    bucket: 'uploads',
    prefix: '',
    pathStyle: false,
  });
  const set = readStorageUrl('s3://s3.example/uploads?region=eu-central-1&pathStyle=false');
  expect(set).toMatchObject({ region: 'eu-central-1', pathStyle: false });
});
