import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { GalleryItem } from '@shishir/contract';
import { LayoutGridIcon, ListIcon } from 'lucide-react';
import { useRemembered } from '../../platform/ui/page/use-remembered';
import { DeclaredView } from '../../platform/ui/record/declared-view';
import { RecordList } from '../../platform/ui/record/record-list';
import { gallery } from './gallery';
import { galleryTexts as texts } from './gallery.texts';
import { GalleryGrid } from './gallery-grid';

const noteOf = ({ status }: GalleryItem) => (status === 'active' ? texts.onSite : texts.notOnSite);

export default function GalleryListPage() {
  const [layout, setLayout] = useRemembered<Layout>('gallery-layout', 'list');
  return (
    <RecordList
      {...gallery}
      tools={() => <LayoutSwitch layout={layout} onChoose={setLayout} />}
      tiles={layout === 'grid' ? (parts) => <GalleryGrid {...parts} /> : null}
      view={(id, onClose) => <DeclaredView {...gallery} {...{ id, onClose, noteOf }} />}
    />
  );
}

type Layout = 'list' | 'grid';

interface SwitchProps {
  layout: Layout;
  onChoose: (layout: Layout) => void;
}

function LayoutSwitch({ layout, onChoose }: SwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={texts.layout.label}
      value={layout}
      onChange={(_event, next: Layout | null) => next && onChoose(next)}
    >
      {(['list', 'grid'] as const).map((option) => (
        <ToggleButton
          key={option}
          value={option}
          aria-label={texts.layout[option]}
          sx={{ minWidth: { xs: 44, md: 0 }, minHeight: { xs: 44, md: 36 } }}
        >
          {option === 'list' ? <ListIcon size={18} /> : <LayoutGridIcon size={18} />}
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {texts.layout[option]}
          </Box>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
