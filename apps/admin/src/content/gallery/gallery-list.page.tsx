import type { GalleryItem } from '@shishir/contract';
import { LayoutGridIcon, ListIcon } from 'lucide-react';
import { useRemembered } from '../../platform/ui/page/use-remembered';
import { DeclaredView } from '../../platform/ui/record/declared-view';
import { RecordList } from '../../platform/ui/record/record-list';
import { gallery, galleryTexts as texts } from './gallery';
import { GalleryGrid } from './gallery-grid';
import './gallery-grid.css';

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
    <div className="layout-switch" role="group" aria-label={texts.layout.label}>
      {(['list', 'grid'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-label={texts.layout[one]}
          aria-pressed={layout === one}
          onClick={() => onChoose(one)}
        >
          {one === 'list' ? <ListIcon /> : <LayoutGridIcon />}
          <span>{texts.layout[one]}</span>
        </button>
      ))}
    </div>
  );
}
