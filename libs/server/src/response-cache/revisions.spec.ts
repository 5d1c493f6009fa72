import { Revisions } from './revisions';

afterEach(() => jest.restoreAllMocks());

describe('the state of the catalogue', () => {
  it('is read once for many callers, and kept while the database does not respond', async () => {
    let reads = 0;
    const revisions = new Revisions(() => {
      reads += 1;
      return reads === 1 ? Promise.resolve('7') : Promise.reject(new Error('gone'));
    });
    expect(revisions.last()).toBeNull();
    expect(await Promise.all([revisions.current(), revisions.current()])).toEqual(['7', '7']);
    expect(revisions.last()).toBe('7');
    expect(await revisions.current()).toBe('7');
    expect(reads).toBe(1);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_500);
    expect(await revisions.current()).toBe('7');
    expect(reads).toBe(2);
  });

  it('is updated by a slow read that no caller waited for', async () => {
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

  it('is reread for a caller that knows a later one, even during an earlier read', async () => {
    let revision = 7;
    let reads = 0;
    const revisions = new Revisions(() => {
      reads += 1;
      return Promise.resolve(String(revision));
    });
    expect(await revisions.current()).toBe('7');
    expect(await revisions.current('7')).toBe('7');
    expect(reads).toBe(1);
    revision = 8;
    expect(await revisions.current('8')).toBe('8');
    expect(await revisions.current('not a revision')).toBe('8');
    expect(reads).toBe(2);

    const results = ['8', '9'].map((value) => Promise.resolve(value));
    const slow = new Revisions(() => results.shift()!);
    const [, late] = await Promise.all([slow.current(), slow.current('9')]);
    expect(late).toBe('9');
  });

  it('is reread once it is forgotten, even during an earlier read', async () => {
    const reads: ((value: string) => void)[] = [];
    const revisions = new Revisions(() => new Promise((resolve) => reads.push(resolve)));
    const before = revisions.current();
    revisions.forget();
    const after = revisions.current();
    reads[1]!('8');
    expect(await after).toBe('8');
    expect(revisions.known()).toBe('8');
    reads[0]!('7');
    expect(await before).toBe('8');
    revisions.forget();
    expect(revisions.known()).toBeNull();
    expect(revisions.last()).toBe('8');
  });
});
