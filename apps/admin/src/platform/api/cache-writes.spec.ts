import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { changeData, replaceData } from './cache-writes';

const KEY = ['things'];
const LIST = [...KEY, 'list'];

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A displayed query whose reads end when the test calls `end`. */
function displayed(queryKey: string[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const reads: ((names: string[]) => void)[] = [];
  const observer = new QueryObserver<string[]>(queries, {
    queryKey,
    queryFn: () => new Promise((resolve) => reads.push(resolve)),
  });
  const leave = observer.subscribe(() => {});
  ends.push(leave, () => queries.clear());
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    queries,
    reads,
    data: () => observer.getCurrentResult().data,
    read: () => void observer.refetch(),
    /** Ends a read and waits until the cache has it. */
    end: async (read: number, names: string[]) => {
      reads[read]!(names);
      await settled();
    },
  };
}

describe('query cache', () => {
  test('keeps a written value when an earlier read ends later', async () => {
    const whole = displayed(KEY);
    await whole.end(0, ['old']);
    whole.read();
    replaceData(whole.queries, KEY, ['new']);
    await whole.end(1, ['old']);
    expect(whole.data()).toEqual(['new']);
  });

  test('changes a value that was read and repeats the cancelled read', async () => {
    const list = displayed(LIST);
    await list.end(0, ['old']);
    list.read();
    changeData<string[]>(list.queries, KEY, (names) => names.map(() => 'new'));
    await list.end(1, ['old']);
    expect(list.data()).toEqual(['new']);
    await list.end(2, ['new', 'another']);
    expect(list.data()).toEqual(['new', 'another']);
  });

  test('repeats the first read if a change cancels it', async () => {
    const first = displayed(LIST);
    changeData<string[]>(first.queries, KEY, (names) => names);
    await first.end(0, ['old']);
    expect(first.data()).toBeUndefined();
    await first.end(1, ['new']);
    expect(first.data()).toEqual(['new']);
  });

  test('starts no read for a change that is not saved yet', async () => {
    const early = displayed(LIST);
    await early.end(0, ['old']);
    early.read();
    changeData<string[]>(early.queries, KEY, () => ['new'], { saved: false });
    await early.end(1, ['old']);
    expect(early.data()).toEqual(['new']);
    expect(early.reads).toHaveLength(2);
  });
});
