import { fontFaces, mark } from './parts.mjs';

/**
 * Picture of 1200 x 630 that other sites show next to a link to ours. It has no name, because all companies share it.
 */
export function sharePicture({ faces, pictures }) {
  return `<!doctype html><html lang="en"><head><style>${fontFaces(faces)}
    body{margin:0;width:1200px;height:630px;overflow:hidden;position:relative;color:#0a1a2a;
      background:linear-gradient(180deg,#d0e0ec,#d7e5ef 50%,#deebf4);font:500 30px/1.4 Text}
    img{position:absolute;right:-130px;top:0;height:630px;
      mask:linear-gradient(90deg,transparent,#000 24%)}
    div{position:absolute;left:80px;top:190px;width:600px}
    h1{font:500 72px/1.02 Display;letter-spacing:-.035em;margin:0 0 32px}
    p{margin:0;max-width:17em;color:#34475a}
    </style></head><body><img src="${pictures.cassette}" alt="">
    <div><h1>Cold air, without the wind.</h1><p>Air conditioning, sized, supplied and serviced across Bangladesh.</p></div>
    </body></html>`;
}

/** Icon of 180 x 180 with a background, because home screens round its corners. */
export const homeScreenIcon = () =>
  `<!doctype html><html lang="en"><body style="margin:0;display:grid;place-items:center;width:180px;height:180px;background:#fff">${mark(100)}</body></html>`;
