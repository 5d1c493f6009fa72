/** Light modules around the picture, as cameras need them. */
const MARGIN = 4;

/** Returns a text as a QR code: the size of the square with its light margin, and the dark modules as an SVG path. */
export async function qrPicture(text: string): Promise<{ size: number; path: string }> {
  // Loaded with the first code, to keep the start fast.
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row++) {
    for (let from = 0; from < modules.size; from++) {
      let to = from;
      while (to < modules.size && modules.get(row, to)) to++;
      if (to === from) continue;
      path += `M${from + MARGIN} ${row + MARGIN}h${to - from}v1h${from - to}z`;
      from = to;
    }
  }
  return { size: modules.size + 2 * MARGIN, path };
}
