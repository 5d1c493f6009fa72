/** The settings of the site when it runs alone; in one process with the API the starter hands them in. */
export interface WebEnv {
  port: number;
  host: string;
  publicUrl: string;
  adminUrl: string;
  apiUrl: string;
  trustedProxies: number;
}

/** Reads the environment; throws an error that names the variable and what it should hold. */
export function readWebEnv(raw: Record<string, string | undefined>): WebEnv {
  const port = whole(raw, 'PORT', 8080, 65_535);
  return {
    port,
    host: raw.HOST ?? '127.0.0.1',
    publicUrl: origin(raw, 'PUBLIC_URL', `http://localhost:${port}`),
    adminUrl: origin(raw, 'ADMIN_URL', `http://admin.localhost:${port}`),
    apiUrl: origin(raw, 'API_URL', 'http://127.0.0.1:3333'),
    trustedProxies: whole(raw, 'TRUSTED_PROXIES', 0, 10),
  };
}

function whole(raw: Record<string, string | undefined>, name: string, usual: number, max: number) {
  const value = Number(raw[name] ?? usual);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new Error(`${name} is '${raw[name]}': it must be a whole number from 0 to ${max}`);
}

function origin(raw: Record<string, string | undefined>, name: string, usual: string) {
  const value = raw[name] ?? usual;
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return new URL(value).origin;
  throw new Error(`${name} is '${value}': it must be an address such as ${usual}`);
}
