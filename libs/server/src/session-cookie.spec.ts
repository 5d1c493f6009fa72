import { hasSession, sessionTokenIn } from './session-cookie';

describe('the session in a Cookie header', () => {
  it.each([
    ['userToken=a.b.c', 'a.b.c'],
    ['theme=dark; userToken=a.b.c; cart=1', 'a.b.c'],
    ['theme=dark;userToken = a.b.c', 'a.b.c'],
    ['userToken=first; userToken=second', 'first'],
    ['userToken=', ''],
    ['myuserToken=x; theme=userToken=y', null],
    ['usertoken=x', null],
    ['', null],
    [undefined, null],
  ])('is read from %p as %p', (cookies, token) => {
    expect(sessionTokenIn(cookies)).toBe(token);
    expect(hasSession(cookies)).toBe(token !== null);
  });
});
