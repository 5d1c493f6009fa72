/** The numbers that lead through a long list: both ends and those beside the current page; null for a gap. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages];
  const numbers = [...new Set(near)].filter((number) => number >= 1 && number <= pages);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
