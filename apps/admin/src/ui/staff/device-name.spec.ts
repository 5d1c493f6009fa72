import { deviceName, isHandheld } from './device-name';

const CHROME = '(KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${CHROME}`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 ${CHROME} Edg/141.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 ${CHROME}`, 'Chrome on ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
])('%s has its name', (userAgent, words) => {
  expect(deviceName(userAgent)).toBe(words);
});

test.each(['', 'curl/8.14.1'])('what is no browser ("%s") is not guessed at', (userAgent) => {
  expect(deviceName(userAgent)).toBeNull();
});

test('a phone is distinguished from a computer', () => {
  expect(isHandheld('Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0')).toBe(true);
  expect(isHandheld('Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0')).toBe(false);
});
