import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GalleryItem } from '@shishir/contract';
import type { ReactNode } from 'react';
import { ProductPicture } from '../../platform/ui/catalogue/product-picture';
import { type RowSelection, SelectionBox } from '../../platform/ui/list/row-selection';
import { WidePicture } from '../../platform/ui/media/wide-picture';
import { useSortableRow } from '../../platform/ui/order/sortable-rows';
import { type RecordActions, RecordMenu } from '../../platform/ui/record/record-actions';
import { ValueBadge } from '../../platform/ui/record/declared-columns';
import { gallery } from './gallery';
import { galleryTexts as texts } from './gallery.texts';

interface Props {
  item: GalleryItem;
  selection: RowSelection<GalleryItem>;
  actions: RecordActions<GalleryItem>;
  handle?: ReactNode;
}

/** Tile with a drag handle. Its place stays empty while it moves. */
export function MovableTile(props: Props) {
  const { item } = props;
  const { ref, style, dragged, handle } = useSortableRow(item.id, item.title);
  return (
    <Box
      component="li"
      ref={ref}
      style={style}
      sx={[
        dragged && {
          borderRadius: '12px',
          outline: '2px dashed',
          outlineColor: 'primary.main',
          outlineOffset: -2,
          bgcolor: 'primary.wash',
          '& > *': { opacity: 0 },
        },
      ]}
    >
      <GalleryTile {...props} handle={handle} />
    </Box>
  );
}

/** Picture of the gallery with its list data. */
export function GalleryTile({ item, selection, actions, handle }: Props) {
  const selected = selection.has(item);
  return (
    <Paper
      sx={[
        { position: 'relative', overflow: 'hidden', height: '100%', boxShadow: 'none' },
        selected && {
          borderColor: 'primary.main',
          boxShadow: '0 0 0 1px var(--palette-primary-main)',
        },
      ]}
    >
      <ButtonBase
        aria-label={texts.view(item.title)}
        onClick={() => actions.onView(item)}
        sx={{
          display: 'block',
          width: '100%',
          '&.Mui-focusVisible': { outlineOffset: -3 },
        }}
      >
        <WidePicture component="span" sx={{ display: 'block' }}>
          <ProductPicture
            picture={item.picture}
            sizes="(max-width: 860px) 46vw, (max-width: 1300px) 30vw, 280px"
          />
        </WidePicture>
      </ButtonBase>
      <Tools>
        <SelectionBox
          name={item.title}
          checked={selected}
          onToggle={() => selection.toggle(item)}
        />
        {handle}
      </Tools>
      <Box sx={{ position: 'absolute', top: 10, right: 12 }}>
        <ValueBadge {...gallery} row={item} name="status" />
      </Box>
      <Stack
        direction="row"
        sx={{
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          py: { xs: 1, md: 1.25 },
          pr: { xs: 0, md: 1 },
          pl: { xs: 1.5, md: 2 },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography
            component="b"
            sx={{
              display: 'block',
              overflow: 'hidden',
              fontWeight: 600,
              textOverflow: 'ellipsis',
              whiteSpace: { xs: 'normal', md: 'nowrap' },
            }}
          >
            {item.title}
          </Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.third' }}>
            {item.project_name ?? item.project_location ?? '-'}
          </Typography>
        </Box>
        <RecordMenu row={item} name={item.title} actions={actions} />
      </Stack>
    </Paper>
  );
}

/** Checkbox and handle, each on paper, since the picture below may have any colour. */
const Tools = ({ children }: { children: ReactNode }) => (
  <Stack
    direction="row"
    sx={{
      position: 'absolute',
      top: { xs: 0, md: 6 },
      left: { xs: 0, md: 8 },
      gap: 0.5,
      alignItems: 'center',
      '& .MuiCheckbox-root': { p: { xs: 1.5, md: 0.75 } },
      '& .MuiCheckbox-root::before': {
        content: '""',
        position: 'absolute',
        inset: { xs: 12, md: 8 },
        borderRadius: '5px',
        bgcolor: 'background.paper',
      },
      '& .MuiSvgIcon-root': { position: 'relative' },
      '& > button': {
        height: 32,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      },
    }}
  >
    {children}
  </Stack>
);
