import './icon.css';

const PATHS = {
  alert: 'M10 6v5M10 13.8v.2M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0z',
  arrow: 'M4 10h12M11.5 5.5 16 10l-4.5 4.5',
  cart: 'M2.5 3.5h2l2 9.5h8.5l2-7H5.3M6.3 16a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0zM12.8 16a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0z',
  chat: 'M3.5 16.5 4.6 13a7 7 0 1 1 2.6 2.5zM7.5 8.5h5M7.5 11h3',
  check: 'm4 10.5 4 4 8-9',
  clock: 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM10 6v4l2.8 1.8',
  close: 'm5 5 10 10M15 5 5 15',
  compare: 'M3.5 4.5h5v11h-5zM11.5 4.5h5v11h-5zM3.5 10h5M11.5 8h5',
  down: 'm5 7.5 5 5 5-5',
  download: 'M10 3v10M5.5 9l4.5 4.5L14.5 9M3.5 17h13',
  facebook:
    'M11.5 17.5v-6.5h2.3l.4-2.8h-2.7V6.6c0-.9.4-1.5 1.6-1.5h1.2V2.7c-.4 0-1-.1-1.8-.1-2.1 0-3.3 1.2-3.3 3.5v2.1H7V11h2.2v6.5',
  file: 'M5.5 2.5h6l3.5 3.5v11.5h-9.5zM11.5 2.5V6H15M7.5 10h5M7.5 13h5',
  filter: 'M3 5.5h14M5.5 10h9M8 14.5h4',
  globe:
    'M2.5 10a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0zM2.5 10h15M10 2.5c5 5 5 10 0 15M10 2.5c-5 5-5 10 0 15',
  grid: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  leave: 'M16 10H4M8.5 5.5 4 10l4.5 4.5',
  mail: 'M4.5 4.5h11a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM3 6l7 5 7-5',
  menu: 'M3 6h14M3 10h14M3 14h9',
  minus: 'M4 10h12',
  next: 'm7.5 5 5 5-5 5',
  phone:
    'M5 3.5h3l1.5 4-2 1.5a10 10 0 0 0 4 4l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.6 1.5A13.5 13.5 0 0 1 3.5 5.1 1.5 1.5 0 0 1 5 3.5z',
  pin: 'M10 17.5s5.5-5 5.5-9.2a5.5 5.5 0 1 0-11 0c0 4.2 5.5 9.2 5.5 9.2zM8 8.2a2 2 0 1 0 4 0 2 2 0 1 0-4 0z',
  plus: 'M10 4v12M4 10h12',
  print: 'M6 7.5v-5h8v5M6 14H3.5V7.5h13V14H14M6 11.5h8v6H6z',
  rows: 'M3 5h14M3 10h14M3 15h14',
  search: 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0zM13.2 13.2l4 4',
  share:
    'M7 9.3l6-3.5M7 10.7l6 3.5M4.2 10a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0zM12.6 5a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0zM12.6 15a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0z',
  snow: 'M10 2.5v15M3.5 6.2l13 7.6M16.5 6.2l-13 7.6',
  trash: 'M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11h8.4l.8-11M8.5 8.5v5M11.5 8.5v5',
  upload: 'M10 13.5V4M6 7.5l4-4 4 4M4 13v3.5h12V13',
  user: 'M6.5 7a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zM3.5 17c.5-3.3 3-5 6.5-5s6 1.7 6.5 5',
  video:
    'M5 5h10a3 3 0 0 1 3 3v4.5a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM8.5 8l3.5 2.2-3.5 2.2z',
} as const;

export type IconName = keyof typeof PATHS;

/** Name of an icon, or the path of an icon that only one part of the site uses. */
type IconProps = ({ name: IconName } | { path: string }) & {
  /** 16 x 16, for small text. */
  small?: boolean;
};

/**
 * Icon of 20 x 20 in the colour of the text, hidden from screen readers. Use it next to a text, or in a button with an
 * `aria-label`.
 */
export function Icon(props: IconProps) {
  return (
    <svg
      className={props.small ? 'icon icon--small' : 'icon'}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={'path' in props ? props.path : PATHS[props.name]} />
    </svg>
  );
}
