import { readSettings } from '../settings';

const ALL = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('files are in an object storage when all of its variables are set', () => {
  expect(readSettings({}).s3).toBeUndefined();
  expect(readSettings({ S3_REGION: 'eu-west-1' }).s3).toBeUndefined();
  const s3 = {
    endpoint: 'https://s3.example.org',
    bucket: 'pictures',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  };
  expect(readSettings(ALL).s3).toEqual({ ...s3, region: 'us-east-1' });
  expect(readSettings({ ...ALL, S3_REGION: 'auto' }).s3).toEqual({ ...s3, region: 'auto' });
});

test.each(Object.keys(ALL))('%s is named when it alone is missing, beside other faults', (name) => {
  const read = () => readSettings({ ...ALL, [name]: '', PORT: 'eighty' });
  expect(read).toThrow(`  ${name}: is missing: an object storage needs`);
  expect(read).toThrow('PORT');
});

test('every missing variable is named', () => {
  const read = () => readSettings({ S3_BUCKET: 'pictures' });
  expect(read).toThrow(
    /S3_ENDPOINT: is missing[\s\S]*S3_ACCESS_KEY_ID: is missing[\s\S]*S3_SECRET_ACCESS_KEY/,
  );
});

test.each([
  ['S3_ENDPOINT', 's3.example.org'],
  ['S3_ENDPOINT', 'ftp://s3.example.org'],
  ['S3_BUCKET', 'a/b'],
  ['S3_BUCKET', '..'],
])('%s cannot be %s', (name, value) => {
  expect(() => readSettings({ ...ALL, [name]: value })).toThrow(`  ${name}: must be`);
});
