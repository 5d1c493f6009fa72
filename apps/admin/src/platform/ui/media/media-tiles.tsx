import Skeleton from '@mui/material/Skeleton';
import type { MediaItem } from '@shishir/contract';
import type { ReactNode } from 'react';
import { ProductPicture } from '../catalogue/product-picture';
import './media-tiles.css';

interface Props {
  rows: MediaItem[];
  stale: boolean;
  /** Stands below the name of a picture, such as where it is. */
  note: (row: MediaItem) => string;
  /** The link or button of one picture. */
  item: (row: MediaItem, content: ReactNode) => ReactNode;
}

const SIZES = '(max-width: 860px) 46vw, 220px';

/** Stored pictures side by side. */
export function MediaTiles({ rows, stale, note, item }: Props) {
  return (
    <ul className={stale ? 'media-tiles media-tiles--stale' : 'media-tiles'}>
      {rows.map((row) => (
        <li key={row.id}>
          {item(
            row,
            <>
              <ProductPicture
                picture={row.picture}
                sizes={SIZES}
                className="media-tiles__picture"
              />
              <b title={row.name}>{row.name}</b>
              <span className={row.uses > 0 ? 'num' : 'media-tiles__unused'}>{note(row)}</span>
            </>,
          )}
        </li>
      ))}
    </ul>
  );
}

const TILES = Array.from({ length: 10 }, (_, tile) => tile);

/** Where the pictures will be. */
export function MediaTilesSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="vh">{label}</span>
      <ul className="media-tiles" aria-hidden="true">
        {TILES.map((tile) => (
          <li key={tile}>
            <Skeleton variant="rectangular" className="media-tiles__picture" />
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </li>
        ))}
      </ul>
    </div>
  );
}
