import { Revisions } from './revisions.js';

afterEach(() => jest.restoreAllMocks());

describe('the state of the catalogue', () => {
  it('is read once for many, and stays known while the database is silent', async () => {
    let reads = 0;
    const revisions = new Revisions(() => {
      reads += 1;
      return reads === 1 ? Promise.resolve('7') : Promise.reject(new Error('gone'));
    });
    expect(await Promise.all([revisions.current(), revisions.current()])).toEqual(['7', '7']);
    expect(await revisions.current()).toBe('7');
    expect(reads).toBe(1);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_500);
    expect(await revisions.current()).toBe('7');
    expect(reads).toBe(2);
  });

  it('is known from a read that took too long for anybody to wait, once it ends', async () => {
    let slow: (value: string) => void = () => {};
    const results = [Promise.resolve('7'), new Promise<string>((resolve) => (slow = resolve))];
    const revisions = new Revisions(() => results.shift()!);
    expect(await revisions.current()).toBe('7');
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 1_500);
    expect(await revisions.current()).toBe('7');
    slow('8');
    await Promise.resolve();
    expect(revisions.known()).toBe('8');
  });
});
