import { defineConfig } from '@playwright/test';
import type { Options } from './src/fixtures';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Every story runs on a phone; those that are tagged run on a wide screen and on MariaDB as well. */
export default defineConfig<object, Options>({
  testDir: 'src',
  outputDir: 'test-results',
  fullyParallel: true,
  // Each worker starts a product of its own; one leaves the other core to the tests that run beside it.
  workers: 1,
  timeout: 60_000,
  globalTimeout: 8 * 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  forbidOnly: process.env.CI === 'true',
  use: {
    browserName: 'chromium',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    locale: 'en-GB',
    // Far from Dhaka: what is shown must not depend on where the reader is.
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', use: PHONE },
    { name: 'wide', grep: /@wide/, use: { viewport: { width: 1440, height: 900 } } },
    ...(process.env.TEST_MYSQL_URL
      ? [{ name: 'mariadb', grep: /@mariadb/, use: { ...PHONE, database: 'mariadb' as const } }]
      : []),
  ],
});
