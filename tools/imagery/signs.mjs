/**
 * Draws the shop signs of the streets: `node tools/imagery/signs.mjs`. Blender cannot shape Bangla text, so each sign
 * is a picture. Needs the Debian package fonts-lohit-beng-bengali.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('blender/signs', import.meta.url));
/** Name: words, small line, ground, letters, width in letters of height. */
const SIGNS = {
  pharmacy: ['ফার্মেসি', 'ওষুধ ও চিকিৎসা সামগ্রী', '#0e6b3a', '#ffffff'],
  grocery: ['মুদি দোকান', 'চাল · ডাল · তেল', '#b3261e', '#ffe36b'],
  tea: ['চা ঘর', 'চা ও নাশতা', '#f2b21a', '#5a1408'],
  tailor: ['টেইলার্স', 'শার্ট · প্যান্ট · পাঞ্জাবি', '#1b3f86', '#ffffff'],
  recharge: ['মোবাইল রিচার্জ', 'ফটোকপি ও প্রিন্ট', '#e8e4d8', '#b0123a'],
  sweets: ['মিষ্টি ঘর', 'দই ও মিষ্টি', '#f4e9d2', '#8a1a1a'],
  books: ['বইয়ের দোকান', 'বই · খাতা · কলম', '#24627a', '#fff3c4'],
  hardware: ['হার্ডওয়্যার', 'রং · পাইপ · স্যানিটারি', '#3b3f46', '#f6c445'],
  saloon: ['সেলুন', '', '#6a1b4d', '#ffffff'],
  hospital: ['হাসপাতাল', '', '#0d4f4d', '#ffffff'],
  emergency: ['জরুরি বিভাগ', '', '#b3161b', '#ffffff'],
  garments: ['তৈরি পোশাক কারখানা', '', '#e9e4d6', '#17324f'],
  market: ['বিপণি বিতান', '', '#20252c', '#f5d37a'],
  clothes: ['শাড়ি ও থ্রি-পিস', 'নতুন সংগ্রহ', '#7a1230', '#f7dfae'],
  shoes: ['জুতা', '', '#e3dccb', '#1c1c1c'],
};
/** Cloth before a façade: words below each other, ground, second colour, letters. */
const BANNERS = {
  'banner-saree': [['নতুন', 'শাড়ি'], '#7a1230', '#c7663a', '#f9e6bd'],
  'banner-home': [['ঘর', 'সাজানোর', 'সব কিছু'], '#11506b', '#2f8f8a', '#ffffff'],
};
await mkdir(folder, { recursive: true });
for (const [name, [words, line, ground, ink]] of Object.entries(SIGNS)) {
  const long = name === 'garments' ? 1024 : 640;
  const big = Math.min(line ? 92 : 118, Math.round((long - 60) / (words.length * 0.52)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${long}" height="160">
    <rect width="100%" height="100%" fill="${ground}"/>
    <rect x="6" y="6" width="${long - 12}" height="148" fill="none" stroke="${ink}" stroke-width="3" opacity="0.55"/>
    <g font-family="Lohit Bengali" fill="${ink}" text-anchor="middle">
      <text x="50%" y="${line ? 92 : 112}" font-size="${big}" stroke="${ink}" stroke-width="2.5">${words}</text>
      <text x="50%" y="138" font-size="32" stroke="${ink}" stroke-width="0.6">${line}</text>
    </g></svg>`;
  await sharp(Buffer.from(svg))
    .png({ palette: true })
    .toFile(join(folder, `${name}.png`));
}
for (const [name, [lines, ground, second, ink]] of Object.entries(BANNERS)) {
  const waves = [0, 1, 2, 3, 4].map(
    (k) =>
      `<path d="M0 ${760 - 70 * k} q128 -90 256 0 t256 0 V900 H0Z" fill="${second}" opacity="0.28"/>`,
  );
  const words = lines.map(
    (line, k) =>
      `<text x="256" y="${190 + 150 * k}" font-size="${line.length > 5 ? 92 : 128}">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="800">
    <rect width="100%" height="100%" fill="${ground}"/>${waves.join('')}
    <g font-family="Lohit Bengali" fill="${ink}" stroke="${ink}" stroke-width="2.5" text-anchor="middle">${words.join('')}</g>
  </svg>`;
  await sharp(Buffer.from(svg))
    .png({ palette: true })
    .toFile(join(folder, `${name}.png`));
}
