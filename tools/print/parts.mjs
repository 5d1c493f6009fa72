/** Drop of the logo; the width is in pixels. */
export const mark = (width, waves = '#fff') =>
  `<svg width="${width}" viewBox="0 0 30 36"><defs><linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#64A8D4"/><stop offset="1" stop-color="#0B6FB8"/></linearGradient><clipPath id="c"><path d="M15 1C20 8.5 28 14 28 22.5a13 13 0 0 1-26 0C2 14 10 8.5 15 1z"/></clipPath></defs><path d="M15 1C20 8.5 28 14 28 22.5a13 13 0 0 1-26 0C2 14 10 8.5 15 1z" fill="url(#m)"/><path d="M0 18.5h30M0 23.5h30M0 29h30" stroke="${waves}" stroke-width="2.2" clip-path="url(#c)"/></svg>`;

export const fontFaces = ({ text, display }) => `
  @font-face{font-family:Text;src:url(${text}) format("woff2");font-weight:400 700}
  @font-face{font-family:Display;src:url(${display}) format("woff2");font-weight:300 800}`;
