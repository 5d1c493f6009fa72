import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Draft, MenuName } from './menu-draft';
import { type Targets, titleOf, visibleEntries } from './menu-targets';
import { menuTexts as texts } from './menu.texts';

interface Props {
  group: MenuName;
  draft: Draft;
  targets: Targets;
}

const box = {
  mt: 1.5,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.default',
};

/** Shows a draft as visitors will see it after it is saved. */
export function MenuPreview({ group, draft, targets }: Props) {
  const entries = visibleEntries(draft, targets);
  return (
    <Paper component="section" aria-label={texts.preview} sx={{ p: { xs: 2, md: 3, lg: 2.5 } }}>
      <h2>{texts.preview}</h2>
      <Typography color="textThird">{texts.previewOf[group]}</Typography>
      {entries.length === 0 ? (
        <Typography sx={box}>{texts.previewEmpty}</Typography>
      ) : (
        <Box component="ul" sx={{ ...box, columns: '3 180px', columnGap: 3 }}>
          {entries.map(({ item, lower }) => (
            <Box
              component="li"
              key={item.key}
              sx={{ py: 0.75, breakInside: 'avoid', overflowWrap: 'anywhere' }}
            >
              {lower.length > 0 ? <b>{titleOf(item, targets)}</b> : titleOf(item, targets)}
              {lower.length > 0 && (
                <Box component="ul" sx={{ pt: 0.75, pl: 2, color: 'text.secondary' }}>
                  {lower.map((entry) => (
                    <Box component="li" key={entry.key} sx={{ py: 0.75 }}>
                      {titleOf(entry, targets)}
                    </Box>
                  ))}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Paper>
  );
}
