import { deviceOf } from './device';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

describe('device detection', () => {
  it.each([
    [`(Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`(Windows NT 10.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
    [
      `(X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`,
      'Opera on Linux',
    ],
    ['(X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      `(X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome on Chromebook',
    ],
    [
      '(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari on Mac',
    ],
    ['(Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
  ])('recognises Mozilla/5.0 %s as a computer', (userAgent, name) => {
    expect(deviceOf(`Mozilla/5.0 ${userAgent}`)).toEqual({ name, handheld: false });
  });

  it.each([
    [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [
      `${IPHONE} (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
      'Chrome on iPhone',
    ],
    [`${IPHONE} (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1`, 'Firefox on iPhone'],
    [`${IPHONE} (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/400]`, 'Facebook on iPhone'],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Mobile/15E148 Safari/604.1',
      'Safari on iPad',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-A155F) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [
      `Mozilla/5.0 (Linux; U; Android 10; en-US) ${WEBKIT} Chrome/100.0 UCBrowser/13.4 Mobile Safari/537.36`,
      'UC Browser on Android',
    ],
    [
      `Mozilla/5.0 (Linux; U; Android 10; en-us) ${WEBKIT} Chrome/100.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/13.5`,
      'Mi Browser on Android',
    ],
  ])('recognises %s as a handheld', (userAgent, name) => {
    expect(deviceOf(userAgent)).toEqual({ name, handheld: true });
  });

  it.each(['', 'curl/8.14.1', 'Anything/1.0 of this kind', 'no browser'])(
    'returns no name for other programs: "%s"',
    (userAgent) => {
      expect(deviceOf(userAgent)).toEqual({ name: null, handheld: false });
    },
  );
});
