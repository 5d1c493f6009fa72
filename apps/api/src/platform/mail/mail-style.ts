import type { Locale } from '@shishir/contract';

/** Colours of `libs/tokens`, which built code cannot import. */
export const INK = '#0a1a2a';
const QUIET = '#53677a';
const BLUE = '#0b6fb8';
const LINE = '#cfe4f2';
export const PAGE = '#edf4f9';
export const WHITE = '#ffffff';
export const WASH = '#e8f3fa';
const ACCENT = '#f2994a';

export const WIDTH = 600;

// The site's fonts are named, for readers who have installed them. They are never loaded. Programs take the letters of
// Bangla from the first font that has them: on Android Noto, on Windows Nirmala, on Apple's systems Kohinoor.
const FONT =
  "'Instrument Sans',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Hind Siliguri','Noto Sans Bengali','Nirmala UI','Kohinoor Bangla',Vrinda,sans-serif";

const font = (size: number, line: number | string, color = INK) =>
  `font-family:${FONT};font-size:${size}px;line-height:${line};color:${color}`;

/** Inline styles, because some mail programs drop style sheets. */
export const styles = {
  name: `${font(18, '30px')};font-weight:600`,
  heading: `margin:0 0 16px;${font(26, 1.35)};font-weight:600`,
  subheading: `margin:32px 0 8px;${font(17, 1.4)};font-weight:600`,
  paragraph: `margin:0 0 16px;${font(16, 1.6)}`,
  label: `${font(14, 1.5, QUIET)}`,
  /** Cells inherit the font of their table. */
  table: `margin:0 0 24px;border-collapse:collapse;${font(15, 1.5)}`,
  term: `padding:10px 16px 10px 0;border-top:1px solid ${LINE};font-weight:normal;color:${QUIET}`,
  value: `padding:10px 0;border-top:1px solid ${LINE}`,
  amount: `padding:10px 0 10px 16px;border-top:1px solid ${LINE};white-space:nowrap`,
  column: `padding:0 0 8px;font-size:14px;font-weight:normal;color:${QUIET}`,
  total: `padding:10px 0;border-top:2px solid ${INK};font-weight:600`,
  note: `font-size:14px;color:${QUIET}`,
  figure: `padding:0 16px 0 0;${font(14, 1.45, QUIET)}`,
  figureValue: `font-size:20px;line-height:1.4;font-weight:600;color:${INK}`,
  step: `padding:5px 0;${font(15, 1.6)}`,
  stepNumber: `padding:5px 0;${font(15, 1.6, BLUE)};font-weight:600`,
  quote: `padding:4px 0 4px 16px;border-left:3px solid ${LINE};${font(15, 1.6)}`,
  way: `padding:0 16px 12px 0;${font(15, 1.5, QUIET)}`,
  wayLink: `display:inline-block;padding:2px 0;font-weight:600;color:${BLUE};text-decoration:none`,
  wayText: `display:inline-block;padding:2px 0;color:${INK};text-wrap:balance`,
  link: `color:${BLUE}`,
  fine: `margin:0;${font(13, 1.6, QUIET)}`,
  hairline: `border-top:1px solid ${LINE}`,
};

/** Returns colours and style of the button; both pairs of colours have a contrast of at least 5. */
export function buttonStyle(isNextStep: boolean) {
  const [ground, text] = isNextStep ? [ACCENT, INK] : [BLUE, WHITE];
  return {
    ground,
    style: `display:inline-block;padding:13px 28px;${font(16, '22px', text)};font-weight:600;text-decoration:none;border-radius:24px`,
  };
}

/** Invisible characters that keep the first words of the mail out of the preview. */
export const PREVIEW_FILLER = '&#8199;&#65279;&#847; '.repeat(40);

const DARK = {
  ground: '#0a131c',
  card: '#101c28',
  wash: '#17283a',
  ink: '#e7eff6',
  quiet: '#9db2c3',
  blue: '#8cc8f2',
  line: '#26394a',
};

/** Dark colours of the classes below a selector, which is empty in a media query. */
const darkColors = (text: string, ground: string) =>
  [
    `${ground}.bg{background:${DARK.ground}!important}`,
    `${ground}.card{background:${DARK.card}!important}`,
    `${ground}.wash{background:${DARK.wash}!important}`,
    `${text}.ink{color:${DARK.ink}!important}`,
    `${text}.quiet{color:${DARK.quiet}!important}`,
    `${text}.blue{color:${DARK.blue}!important}`,
  ].join('');

/**
 * Dark mode and phones. Outlook.com rewrites colours itself and marks what it has changed by attributes. Programs
 * without support show the light mail.
 */
export const STYLE_SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{-webkit-text-size-adjust:100%}',
  `@media(prefers-color-scheme:dark){${darkColors('', '')}.line{border-color:${DARK.line}!important}.strong{border-color:${DARK.ink}!important}}`,
  darkColors('[data-ogsc] ', '[data-ogsb] '),
  '@media(max-width:619px){.outer{padding:0!important}.card{border-radius:0!important}',
  '.pad{padding-left:20px!important;padding-right:20px!important}',
  '.button,.button a{width:100%!important;box-sizing:border-box;text-align:center}',
  '.stack{display:block!important;width:auto!important;box-sizing:border-box}',
  '.stack+.value{border-top:0!important;padding-top:0!important}',
  '.term{padding-bottom:0!important}.figure{padding-bottom:8px!important}}',
].join('');

/** Outlook for Windows does not inherit the font of a table, and knows only the first font that it has. */
export const outlookStyle = (locale: Locale) =>
  `<!--[if mso]><style>*{font-family:${locale === 'bn' ? "'Nirmala UI',Vrinda" : 'Arial'},sans-serif!important}</style><![endif]-->`;
