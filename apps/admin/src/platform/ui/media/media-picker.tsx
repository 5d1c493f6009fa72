import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type MediaItem, MediaQuery } from '@shishir/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { tsr } from '../../api/tsr';
import { DialogFrame } from '../dialog/dialog-frame';
import { type ListAddress, TILE_PAGE_SIZES } from '../list/list-address';
import { ListPager } from '../list/list-pager';
import { listRows } from '../list/list-rows';
import { EmptyList, FailedList } from '../list/list-states';
import { SearchField } from '../list/search-field';
import { LibraryPicture } from './library-picture';
import { mediaPickerTexts as texts } from './media-picker.texts';
import { MediaTiles, MediaTilesSkeleton } from './media-tiles';

interface ButtonProps {
  onChoose: (picture: LibraryPicture) => void;
  disabled?: boolean;
}

/** Opens the media library to choose a stored picture. */
export function LibraryButton({ onChoose, disabled = false }: ButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ImageIcon />}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {open && (
        <MediaPicker
          onCancel={() => setOpen(false)}
          onChoose={(item) => {
            setOpen(false);
            onChoose(new LibraryPicture(item));
          }}
        />
      )}
    </>
  );
}

interface PickerProps {
  onChoose: (item: MediaItem) => void;
  onCancel: () => void;
}

const pickerSx = {
  gap: 2,
  '& > .MuiOutlinedInput-root': { width: '100%', maxWidth: { xs: 'none', sm: 400 }, flex: 'none' },
  '& > nav': { px: 0, border: 0 },
};

function MediaPicker({ onChoose, onCancel }: PickerProps) {
  const address = useDialogAddress();
  const { query } = address;
  const response = tsr.media.list.useQuery({
    queryKey: ['media', 'list', query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  const list = listRows(response, (body) => body.data);
  return (
    <DialogFrame title={texts.title} width="md" onClose={onCancel}>
      <Stack sx={pickerSx}>
        <SearchField {...texts.search} address={address} />
        {list.failure !== null ? (
          <FailedList message={list.failure} onRetry={list.retry} />
        ) : list.pending ? (
          <MediaTilesSkeleton label={texts.loading} />
        ) : list.rows.length === 0 ? (
          <EmptyList address={address} {...texts.empty} />
        ) : (
          <MediaTiles
            rows={list.rows}
            stale={list.stale}
            note={({ uses }) => texts.uses(uses)}
            item={(row, content) => (
              <button type="button" onClick={() => onChoose(row)}>
                {content}
              </button>
            )}
          />
        )}
        {list.total > 0 && list.failure === null && (
          <ListPager address={address} total={list.total} />
        )}
      </Stack>
    </DialogFrame>
  );
}

const FIRST = { page: 1, pageSize: TILE_PAGE_SIZES[0] };

/** Keeps page and search of a list in a dialog, which has no address. */
function useDialogAddress(): ListAddress<MediaQuery> {
  const [query, setQuery] = useState<MediaQuery & typeof FIRST>(FIRST);
  return {
    query,
    pageSizes: TILE_PAGE_SIZES,
    narrowed: Boolean(query.q),
    change: (patch) => {
      const given = Object.entries(patch).map(([name, value]) => [name, value ?? undefined]);
      const next: unknown = { ...query, page: 1, ...Object.fromEntries(given) };
      setQuery({ ...FIRST, ...MediaQuery.parse(next) });
    },
    clear: () => setQuery(FIRST),
    search: '',
    filterCount: 0,
    filterQuery: '',
    entry: '',
    isCurrent: () => true,
  };
}
