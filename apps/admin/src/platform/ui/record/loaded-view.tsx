import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Picture } from '@shishir/contract';
import { PencilIcon, XIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ProductPicture } from '../catalogue/product-picture';
import { sharedTexts } from '../shared.texts';
import { recordTexts } from './record.texts';
import type { RecordRow } from './record-actions';

export interface View {
  title: string;
  /** Badge of the status below the title, with a few words (`note`) beside it. */
  state: ReactNode;
  note: ReactNode;
  /** Fields by label; empty ones are shown as '-'. */
  facts: Record<string, ReactNode>;
  /** Shown below the picture, which is smaller then. */
  aside?: ReactNode;
}

interface Props<Row> {
  /** Id of the title. */
  id: string;
  row: Row;
  view: View;
  noPicture?: string;
  editPath: (id: number) => string;
  onClose: () => void;
}

/** Record in a dialog: the picture beside the data, or in a left column above `aside`. */
export function LoadedView<Row extends RecordRow & { picture: Picture | null }>(props: Props<Row>) {
  const { row, view, onClose } = props;
  const { aside } = view;
  const picture = row.picture ? (
    <ProductPicture
      picture={row.picture}
      sizes="(max-width: 860px) 100vw, 520px"
      alt={row.picture.alt}
      sx={aside ? asidePictureLook : coverLook}
    />
  ) : (
    <Box sx={noPictureLook}>{props.noPicture ?? recordTexts.none}</Box>
  );
  const buttons = <ViewButtons {...props} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: aside ? '320px minmax(0, 1fr)' : 'minmax(0, 1fr) 360px',
        },
        overflow: { xs: 'auto', md: 'hidden' },
      }}
    >
      {aside ? (
        <Box sx={asideLook}>
          {picture}
          {aside}
        </Box>
      ) : (
        <Box sx={pictureLook}>{picture}</Box>
      )}
      <Stack sx={[bodyLook, aside !== undefined && scrollLook]} tabIndex={aside ? 0 : undefined}>
        <ViewHeader id={props.id} title={view.title} onClose={onClose} />
        <Stack direction="row" sx={stateLook}>
          {view.state}
          <span>{view.note}</span>
        </Stack>
        <Box component="dl" sx={factsLook}>
          {Object.entries(view.facts).map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value || recordTexts.none}</dd>
            </Fragment>
          ))}
        </Box>
        {!aside && buttons}
      </Stack>
      {aside && buttons}
    </Box>
  );
}

interface HeaderProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** Title of the dialog with its close button. */
export const ViewHeader = ({ id, title, onClose }: HeaderProps) => (
  <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
    <Typography component="h2" variant="h2" id={id}>
      {title}
    </Typography>
    <IconButton
      aria-label={recordTexts.closeView}
      onClick={onClose}
      sx={{ width: 44, height: 44, mt: -1, mb: 0, mr: -1.5, ml: 0 }}
    >
      <XIcon />
    </IconButton>
  </Stack>
);

function ViewButtons<Row extends RecordRow>({ row, view, editPath, onClose }: Props<Row>) {
  return (
    <Stack
      direction="row"
      sx={[
        { justifyContent: 'flex-end', gap: 1, pt: 3, '& .MuiButton-root': { minHeight: 44 } },
        view.aside !== undefined && {
          gridColumn: '1 / -1',
          py: 1.75,
          px: 3,
          borderTop: 1,
          borderColor: 'divider',
        },
        ({ breakpoints }) => ({
          [breakpoints.down('md')]: {
            '& .MuiButton-root': { flex: 1 },
            ...(view.aside !== undefined && {
              position: 'sticky',
              bottom: 0,
              bgcolor: 'background.raised',
            }),
          },
        }),
      ]}
    >
      <Button variant="outlined" onClick={onClose}>
        {sharedTexts.close}
      </Button>
      {!row.deleted_at && (
        <Button
          component={Link}
          to={editPath(row.id)}
          variant="contained"
          startIcon={<PencilIcon />}
        >
          {recordTexts.actions.edit}
        </Button>
      )}
    </Stack>
  );
}

const noPictureLook = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '4 / 3',
  borderRadius: '12px',
  bgcolor: 'neutral.wash',
  color: 'text.third',
};

const pictureLook = {
  position: 'relative',
  minHeight: { xs: 0, md: 340 },
  aspectRatio: { xs: '4 / 3', md: 'auto' },
  bgcolor: 'primary.wash',
};
const coverLook = { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' };

const asidePictureLook = {
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  borderRadius: '12px',
  objectFit: 'cover',
};

const asideLook = {
  p: { xs: 2, md: 3 },
  borderRight: { md: 1 },
  borderColor: { md: 'divider' },
  bgcolor: 'background.default',
  '& h3': { typography: 'subtitle2', mt: 3, mb: 1 },
  '& p, & li': { overflowWrap: 'anywhere' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: 32,
    color: 'primary.ink',
    fontWeight: 600,
  },
};

const bodyLook = { minWidth: 0, p: { xs: 2, md: '28px 32px 24px' } };

/** Leaves room for the top bar and the row of buttons. */
const scrollLook = ({ breakpoints }: Theme) => ({
  [breakpoints.up('md')]: {
    overflow: 'auto',
    maxHeight: 'calc(100dvh - 64px - 76px)',
    pb: 1,
  },
});

const stateLook = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 2,
  color: 'text.third',
};

const factsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: '128px minmax(0, 1fr)', md: '152px minmax(0, 1fr)' },
  mb: 'auto',
  '& > *': { py: 1, borderTop: 1, borderColor: 'divider' },
  '& > dt': { pr: 2, color: 'text.third' },
  '& > dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
};
