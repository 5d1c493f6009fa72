/** The parts of a `STORAGE_URL`. */
export interface StorageUrl {
  /** Scheme, host and port of the server. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Prefix of all object names: empty, or ending with a slash. */
  prefix: string;
  /** True if addresses contain the bucket in their path instead of their host name. */
  pathStyle: boolean;
  /** If not set, the SDK looks in its usual places: environment, shared files, role of the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

const EXAMPLE =
  's3://KEY:SECRET@host:9000/bucket/prefix?region=eu-central-1&tls=true&pathStyle=true, with special characters of key and secret percent-encoded';
const OPTIONS = ['region', 'tls', 'pathStyle'];
const AWS_HOST = /(^|\.)amazonaws\.com(\.cn)?$/;
const AWS_REGION = /^s3[.-](?:dualstack\.)?([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\.com/;

/**
 * Parses a `STORAGE_URL`. Throws an Error whose message continues a sentence that starts with the name of the variable.
 * Messages never repeat the value, which contains a secret.
 */
export function readStorageUrl(value: string): StorageUrl {
  // Checked first, because the rest would not be part of the host.
  if (value.includes('#')) {
    throw new Error('has a # in it: in a key, a secret or a prefix it is written %23');
  }
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== 's3:' || !url.hostname) throw new Error(`looks like ${EXAMPLE}`);
  const options = optionsOf(url.searchParams);
  const [bucket = '', ...folders] = decoded(url.pathname).split('/').filter(Boolean);
  if (!bucket) throw new Error('names the bucket after the host: s3://host:9000/bucket');
  if (!/^[a-z\d][\w.-]{1,61}[a-z\d]$/i.test(bucket)) {
    throw new Error('names a bucket with 3 to 63 letters, digits, dots and hyphens');
  }
  if (!folders.every((folder) => /^[\w-][\w.-]*$/.test(folder))) {
    throw new Error('has a prefix of letters, digits, dots, hyphens and slashes');
  }
  return {
    endpoint: `${options.tls ? 'https' : 'http'}://${url.host}`,
    region: options.region ?? AWS_REGION.exec(url.hostname)?.[1] ?? 'us-east-1',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    pathStyle: options.pathStyle ?? !AWS_HOST.test(url.hostname),
    ...credentialsOf(url),
  };
}

function optionsOf(given: URLSearchParams) {
  for (const name of given.keys()) {
    if (!OPTIONS.includes(name)) throw new Error(`has no options but ${OPTIONS.join(', ')}`);
  }
  const yesOrNo = (name: string): boolean | undefined => {
    const value = given.get(name);
    if (value === null) return undefined;
    if (value !== 'true' && value !== 'false') throw new Error(`has ${name}=true or ${name}=false`);
    return value === 'true';
  };
  const region = given.get('region');
  if (region !== null && !/^[a-z\d-]+$/.test(region)) {
    throw new Error('has a region of letters, digits and hyphens, such as region=eu-central-1');
  }
  return {
    region: region ?? undefined,
    tls: yesOrNo('tls') ?? true,
    pathStyle: yesOrNo('pathStyle'),
  };
}

function credentialsOf(url: URL): Pick<StorageUrl, 'credentials'> {
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)];
  if (!accessKeyId && !secretAccessKey) return {};
  if (accessKeyId && secretAccessKey) return { credentials: { accessKeyId, secretAccessKey } };
  throw new Error('has a key and its secret, s3://KEY:SECRET@host, or neither');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error('has a % in it: in a key, a secret or a prefix it is written %25');
  }
}
