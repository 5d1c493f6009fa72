import sharp from 'sharp';

const SIZE = { width: 240, height: 240, channels: 3 as const, background: '#0B6FB8' };

/** A real picture, as a file that somebody chooses. */
export async function pictureFile(format: 'jpeg' | 'png' | 'webp' | 'avif') {
  const buffer = await sharp({ create: SIZE }).toFormat(format).toBuffer();
  return { name: `portrait.${format}`, mimeType: `image/${format}`, buffer };
}

/** A drawing, which could hold a script. */
export const svgFile = {
  name: 'portrait.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};
