import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { run } from '../setup/run.mjs';
import { installPackages, mayInstall } from './debian.mjs';
import { findProgram } from './programs.mjs';
import { lastLines } from './result.mjs';

function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const system = findProgram(
    // Chromium without windows: the same pages for less of the processor's time.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  );
  if (system) return system;
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** The browser for the stories: a setting, the system's, Playwright's own, or one that is installed now. */
export async function provideChromium() {
  const found = findChromium();
  if (found) return { path: found };
  const problem = mayInstall()
    ? await installPackages('chromium-headless-shell')
    : await installOfPlaywright();
  const installed = findChromium();
  if (installed) return { path: installed };
  return { missing: `there is no Chromium, and none could be installed\n${problem ?? ''}` };
}

async function installOfPlaywright() {
  console.log('      Installing Chromium for Playwright (playwright install chromium) ...');
  const { code, output } = await run('playwright', ['install', 'chromium']);
  return code === 0 ? null : lastLines(output, 5);
}
