import { type TOTP, URI } from 'otpauth';
import type { TestApi } from './test-api';

const STEP_MS = 30_000;

/**
 * Stops the clock for the tests of a file in the middle of a time step, so that no code expires during a test. It only
 * moves with `pass`.
 */
export function stopClock(): { pass(steps: number): void } {
  let now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  beforeAll(() => void jest.spyOn(Date, 'now').mockImplementation(() => now));
  afterAll(() => void jest.mocked(Date.now).mockRestore());
  return { pass: (steps) => void (now += steps * STEP_MS) };
}

/** A phone with an authenticator app that has scanned the QR code. */
export class TestPhone {
  private readonly app: TOTP;

  constructor(uri: string) {
    this.app = URI.parse(uri) as TOTP;
  }

  get secret(): string {
    return this.app.secret.base32;
  }

  /** Returns the current code of the app, or the code `steps` time steps from now. */
  code(steps = 0): string {
    return this.app.generate({ timestamp: Date.now() + steps * STEP_MS });
  }

  /** Turns on the second factor for the account of a token. This uses the current code. */
  static async setUp(
    api: TestApi,
    token: string,
    password: string,
  ): Promise<{ phone: TestPhone; recoveryCodes: string[] }> {
    const post = (path: string, body: object) =>
      api
        .call('post', `/api/v1/auth/second-factor${path}`)
        .set('Authorization', `Bearer ${token}`)
        .send(body)
        .expect(200);
    const response = await post('', { password });
    const { uri } = (response.body as { data: { uri: string } }).data;
    const phone = new TestPhone(uri);
    const confirmed = await post('/confirm', { code: phone.code() });
    const { data } = confirmed.body as { data: { recovery_codes: string[] } };
    return { phone, recoveryCodes: data.recovery_codes };
  }
}
