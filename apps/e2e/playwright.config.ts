import { defineConfig } from '@playwright/test';
import type { Options } from './src/support/fixtures';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Phones show animations, wide screens do not: both settings are tested. */
const WIDE = {
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' as const },
};

const MARIADB = { database: 'mariadb' as const };

/**
 * A story runs on a phone. Tags change this:
 * `@wide`: also runs on a wide screen, since it is about the layout;
 * `@wide-only`: runs on a wide screen only, since it is about tables or the keyboard;
 * `@mariadb`: also runs on MariaDB, on each of its screens.
 */
export default defineConfig<object, Options>({
  testDir: 'src/stories',
  outputDir: 'test-results',
  fullyParallel: true,
  // Each worker starts a product. A story waits half of its time: four keep two cores busy, as Nx runs nothing else.
  workers: 4,
  // Limits for stories that hang. With four browsers on two cores a page can take ten seconds.
  timeout: 90_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 20_000 },
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['../../tools/test/playwright-results.mjs']],
  forbidOnly: process.env.CI === 'true',
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    locale: 'en-GB',
    // Far from Dhaka: pages must not depend on the reader's time zone.
    timezoneId: 'America/New_York',
    // Recording every step would cost a fifth of the time; use `--trace retain-on-failure` to look for one.
    trace: 'off',
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
        // Pages live for seconds: optimizing their code takes a tenth of the time and never pays off.
        '--js-flags=--no-maglev --no-turbofan --min-semi-space-size=16',
      ],
    },
  },
  projects: [
    { name: 'phone', grepInvert: /@wide-only/, use: PHONE },
    { name: 'wide', grep: /@wide/, use: WIDE },
    ...(process.env.TEST_MYSQL_URL
      ? [
          {
            name: 'mariadb phone',
            grep: /@mariadb/,
            grepInvert: /@wide-only/,
            use: { ...PHONE, ...MARIADB },
          },
          {
            name: 'mariadb wide',
            grep: /(?=.*@mariadb)(?=.*@wide)/,
            use: { ...WIDE, ...MARIADB },
          },
        ]
      : []),
  ],
});
