/** Scrolls a row sideways, and only sideways, until its current link stands in the middle. */
export function centreCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !current) return;
  const { left, width } = current.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (box.left + box.width / 2);
}
