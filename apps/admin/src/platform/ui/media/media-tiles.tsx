import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { MediaItem } from '@shishir/contract';
import type { ReactNode } from 'react';
import { ProductPicture } from '../catalogue/product-picture';
import { CellText } from '../list/cell-text';
import { SmallLine } from '../page/small-line';

interface Props {
  rows: MediaItem[];
  stale: boolean;
  /** Shown below the name of a picture, such as the places that use it. */
  note: (row: MediaItem) => string;
  /** Link or button of one picture. */
  item: (row: MediaItem, content: ReactNode) => ReactNode;
}

const SIZES = '(max-width: 860px) 46vw, 220px';

const pictureSx = {
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  borderRadius: '10px',
  bgcolor: 'neutral.wash',
  objectFit: 'cover',
  ':is([aria-current], [aria-pressed="true"]) > &, :is([aria-current], [aria-pressed="true"]) > picture > &':
    {
      boxShadow:
        '0 0 0 2px var(--palette-background-default), 0 0 0 4px var(--palette-primary-main)',
    },
} as const;
const titleSx = {
  mt: 1,
  lineHeight: 1.4,
  fontWeight: 500,
  ':is([aria-current], [aria-pressed="true"]) > &': { color: 'primary.ink', fontWeight: 600 },
};
const tilesSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(4, minmax(0, 1fr))',
    md: 'repeat(auto-fill, minmax(164px, 1fr))',
  },
  gap: { xs: '16px 12px', md: '20px 16px' },
  '& > li > :is(a, button)': {
    display: 'block',
    width: '100%',
    p: 0,
    border: 0,
    borderRadius: '10px',
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: 4 },
  },
} as const;

/** Stored pictures side by side, each with its description and file name. */
export function MediaTiles({ rows, stale, note, item }: Props) {
  return (
    <Box component="ul" sx={[tilesSx, stale && { opacity: 0.55 }]}>
      {rows.map((row) => {
        const title = row.picture.alt || row.name;
        return (
          <li key={row.id}>
            {item(
              row,
              <>
                <ProductPicture picture={row.picture} sizes={SIZES} sx={pictureSx} />
                <CellText component="b" title={title} sx={titleSx}>
                  {title}
                </CellText>
                {title !== row.name && <SmallLine noWrap>{row.name}</SmallLine>}
                <SmallLine
                  noWrap
                  sx={row.uses === 0 ? { color: 'warning.main', fontWeight: 500 } : {}}
                >
                  {note(row)}
                </SmallLine>
              </>,
            )}
          </li>
        );
      })}
    </Box>
  );
}

const TILES = Array.from({ length: 10 }, (_, tile) => tile);

/** Placeholder while the pictures load. */
export function MediaTilesSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <Box component="span" sx={visuallyHidden}>
        {label}
      </Box>
      <Box component="ul" aria-hidden="true" sx={tilesSx}>
        {TILES.map((tile) => (
          <li key={tile}>
            <Skeleton variant="rectangular" sx={pictureSx} />
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </li>
        ))}
      </Box>
    </div>
  );
}
