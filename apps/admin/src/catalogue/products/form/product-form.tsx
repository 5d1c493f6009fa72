import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Category, Product } from '@shishir/contract';
import type { ProductSection } from '@shishir/contract/product-fields';
import { Fragment, useState, type ReactNode } from 'react';
import { SaveConflictDialog } from '../../../platform/ui/form/conflict-dialog';
import { FormFrame } from '../../../platform/ui/form/form-frame';
import { useFormDraft } from '../../../platform/ui/form/use-form-draft';
import { useNarrow } from '../../../platform/ui/page/use-narrow';
import { PicturesSection } from '../pictures/pictures-section';
import { CommercialSection } from './commercial-section';
import { FormColumns } from './form-columns';
import { SECTION_NAMES } from './form-sections';
import { FiguresDialog } from './product-figures';
import { conflictTexts, productFormTexts as texts } from './product-form.texts';
import { PriceSection, ServiceSection, VisibilitySection } from './sales-sections';
import { ProductSaveBar } from './save-bar';
import {
  AirSection,
  CapacitySection,
  IdentitySection,
  PanelSection,
  PlainSection,
} from './technical-sections';
import { useProductSave } from './use-product-save';

interface Props {
  /** The product to edit; null for a new one. */
  product: Product | null;
  categories: Category[];
}

const TABS = {
  minHeight: 44,
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTab-root': { minHeight: 44 },
};

/**
 * The form for adding and editing a product. It watches no values and its sections are memoised: a key press renders
 * only the changed field and what shows its value elsewhere.
 */
export function ProductForm({ product, categories }: Props) {
  const save = useProductSave(product, categories);
  const { form, busy, question } = save;
  const narrow = useNarrow();
  const [tab, setTab] = useState<'form' | 'preview'>('form');
  const { ask, note } = useFormDraft(save, 'product', product?.id);
  const isNew = product === null;
  const sections: Record<ProductSection, ReactNode> = {
    identity: <IdentitySection id={product?.id ?? null} categories={categories} />,
    capacity: <CapacitySection categories={categories} />,
    air: <AirSection id={product?.id ?? null} />,
    electrical: <PlainSection section="electrical" />,
    installation: <PlainSection section="installation" />,
    system: <PlainSection section="system" />,
    water: <PlainSection section="water" />,
    panel: <PanelSection categories={categories} />,
    price: <PriceSection id={product?.id ?? null} />,
    commercial: <CommercialSection categories={categories} />,
    pictures: <PicturesSection progress={save.progress} />,
    visibility: <VisibilitySection id={product?.id ?? null} categories={categories} />,
    service: <ServiceSection received={save.saved?.receive_date ?? null} />,
  };
  return (
    <>
      {note}
      {narrow && (
        <Tabs
          value={tab}
          aria-label={texts.tabsLabel}
          sx={TABS}
          onChange={(_event, next: typeof tab) => setTab(next)}
        >
          <Tab value="form" label={texts.tabs.form} />
          <Tab value="preview" label={texts.tabs.preview} />
        </Tabs>
      )}
      <FormFrame
        label={isNew ? texts.addTitle : texts.editTitle(product.model)}
        form={form}
        busy={busy}
        marksChanges={!isNew}
        onSubmit={() => {
          setTab('form');
          void save.submit();
        }}
      >
        <FormColumns
          categories={categories}
          preview={!narrow ? 'beside' : tab === 'preview' ? 'instead' : 'none'}
          saveBar={
            <ProductSaveBar
              isNew={isNew}
              busy={busy}
              onStop={save.stop}
              onDiscard={() => ask(save.discard)}
            />
          }
        >
          {SECTION_NAMES.map((section) => (
            <Fragment key={section}>{sections[section]}</Fragment>
          ))}
        </FormColumns>
      </FormFrame>
      {question && (
        <FiguresDialog
          warnings={question.warnings}
          onAccept={() => question.resolve(true)}
          onBack={() => question.resolve(false)}
        />
      )}
      <SaveConflictDialog title={conflictTexts.title} save={save} />
    </>
  );
}
